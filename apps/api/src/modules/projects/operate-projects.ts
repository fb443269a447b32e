import { and, eq, inArray, sql } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { assets, projectChanges, projects, type ProjectBefore } from '../../db/schema.ts';
import { shownPoint } from '../assets/shown-point.ts';
import { makeProject } from '../project-matching/link-projects.ts';
import { readProjectTrees } from '../project-matching/project-trees.ts';
import { changingProjects, setAliases } from './change-projects.ts';
import { undoImported } from './import/undo-import.ts';

/** Why a change of projects is not possible, for the operator. */
export class ProjectError extends Error {}

interface WrittenChange {
  kind: 'merge' | 'split' | 'alias' | 'link';
  project: number;
  other?: number | null;
  before: ProjectBefore;
}

const writeChange = async (tx: Db, { kind, project, other = null, before }: WrittenChange): Promise<number> => {
  const [row] = await tx
    .insert(projectChanges)
    .values({ kind, project_id: project, other_id: other, before })
    .returning({ id: projectChanges.id });
  return row!.id;
};

/** Throws for an unknown project. */
const findTree = async (tx: Db, id: number) => {
  const tree = (await readProjectTrees(tx, [id])).get(id);
  if (!tree) throw new ProjectError(`There is no project ${id}.`);
  return tree;
};

/** Throws for unknown and merged projects. */
const findLiving = async (tx: Db, id: number) => {
  const tree = await findTree(tx, id);
  if (tree.root.id !== id) throw new ProjectError(`Project ${id} is merged into ${tree.root.id}.`);
  return tree;
};

/** Merges a project into another, which gets its address, assets and names. Returns the change's id. */
export const mergeProjects = async (tx: Db, id: number, into: number): Promise<number> => {
  if (id === into) throw new ProjectError('A project cannot be merged into itself.');
  await findLiving(tx, id);
  await findLiving(tx, into);
  const settled = await changingProjects(tx, {
    projectIds: [id, into],
    async run() {
      // Again, under the lock: another operator may have merged one of them.
      await findLiving(tx, id);
      await findLiving(tx, into);
      await tx
        .update(projects)
        .set({ merged_into: into, updated_at: sql`now()` })
        .where(eq(projects.id, id));
    },
  });
  return writeChange(tx, { kind: 'merge', project: id, other: into, before: { assets: settled } });
};

/** Adds a name to a living project. Returns the change's id. */
export const addAlias = async (tx: Db, id: number, alias: string): Promise<number> => {
  const { root } = await findLiving(tx, id);
  if (projectKeys([alias]).length === 0) throw new ProjectError('The name has no letters or digits.');
  if ([root.name_th, root.name_en, ...root.aliases].includes(alias))
    throw new ProjectError(`Project ${id} has this name already.`);
  const settled = await changingProjects(tx, {
    projectIds: [id],
    names: [alias],
    run: () => setAliases(tx, id, (aliases) => [...aliases, alias]),
  });
  return writeChange(tx, { kind: 'alias', project: id, before: { alias, assets: settled } });
};

const readAssets = async (tx: Db, ids: readonly number[]) => {
  const rows = await tx
    .select()
    .from(assets)
    .where(inArray(assets.id, [...ids]))
    .orderBy(assets.id);
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new ProjectError(`There is no asset ${missing}.`);
  return rows;
};

/**
 * Moves assets of a project to another one, or to a new one that gets the first asset's names and shown point. Returns
 * the ids of the change and of the project that has the assets now.
 */
export const splitProject = async (
  tx: Db,
  from: number,
  { assetIds, into }: { assetIds: readonly number[]; into: number | null },
): Promise<{ change: number; project: number }> => {
  const tree = await findLiving(tx, from);
  const rows = await readAssets(tx, assetIds);
  const nodes = tree.nodes.map(({ id }) => id);
  const stranger = rows.find(({ project_id }) => project_id === null || !nodes.includes(project_id));
  if (stranger) throw new ProjectError(`Asset ${stranger.id} does not belong to project ${from}.`);
  if (into === from) throw new ProjectError('The assets are in this project already.');
  const keys = projectKeys([rows[0]!.project_name_th, rows[0]!.project_name_en]);
  if (into !== null) await findLiving(tx, into);
  else if (keys.length === 0) throw new ProjectError(`Asset ${rows[0]!.id} names no project.`);
  const project = into ?? (await makeProject(tx, { ...rows[0]!, shown: shownPoint(rows[0]!) }, keys));
  // A name keeps the assets there when they change.
  const others = rows.flatMap(({ project_name_th: th, project_name_en: en }) => {
    const name = th ?? en;
    return name !== null && into !== null ? [name] : [];
  });
  await changingProjects(tx, {
    projectIds: [from, project],
    assetIds,
    names: others,
    async run() {
      await tx
        .update(assets)
        .set({ project_id: project, project_doubt: null })
        .where(inArray(assets.id, [...assetIds]));
    },
  });
  const before = { assets: rows.map(({ id, project_id }) => ({ id, project_id })), is_new: into === null };
  return { change: await writeChange(tx, { kind: 'split', project, other: from, before }), project };
};

/** Assigns a doubtful asset to a project; its name becomes an alias. Returns the change's id. */
export const linkAsset = async (tx: Db, assetId: number, project: number): Promise<number> => {
  const { root } = await findLiving(tx, project);
  const [asset] = await readAssets(tx, [assetId]);
  const names = [asset!.project_name_th, asset!.project_name_en].filter((name) => name !== null);
  const keys = projectKeys(names);
  if (keys.length === 0) throw new ProjectError(`Asset ${assetId} names no project.`);
  const isKnown = keys.some((key) => root.name_keys.includes(key));
  const alias = isKnown ? undefined : names[0]!;
  const settled = await changingProjects(tx, {
    projectIds: [project],
    assetIds: [assetId],
    names,
    async run() {
      if (alias) await setAliases(tx, project, (aliases) => [...aliases, alias]);
      await tx.update(assets).set({ project_id: project, project_doubt: null }).where(eq(assets.id, assetId));
    },
  });
  const moved = [{ id: assetId, project_id: asset!.project_id }, ...settled.filter(({ id }) => id !== assetId)];
  return writeChange(tx, { kind: 'link', project, before: { assets: moved, ...(alias && { alias }) } });
};

/** Creates a project from a doubtful asset. Returns its id. */
export const separateAsset = async (tx: Db, assetId: number): Promise<number> => {
  const [asset] = await readAssets(tx, [assetId]);
  const keys = projectKeys([asset!.project_name_th, asset!.project_name_en]);
  if (asset!.project_doubt === null || keys.length === 0) throw new ProjectError(`Asset ${assetId} does not wait.`);
  const project = await makeProject(tx, { ...asset!, shown: shownPoint(asset!) }, keys);
  await changingProjects(tx, {
    projectIds: [project],
    assetIds: [assetId],
    async run() {
      await tx.update(assets).set({ project_id: project, project_doubt: null }).where(eq(assets.id, assetId));
    },
  });
  return project;
};

/** Undoes a change: projects, names and assets are as before it; later changes stay. Returns the change. */
export const undoChange = async (tx: Db, changeId: number) => {
  const [change] = await tx.select().from(projectChanges).where(eq(projectChanges.id, changeId)).for('update');
  if (!change) throw new ProjectError(`There is no change ${changeId}.`);
  if (change.undone_at) throw new ProjectError(`Change ${changeId} is undone already.`);
  const { kind, project_id: project, other_id: other, before } = change;
  const moved = before.assets ?? [];
  const movedIds = moved.map(({ id }) => id);
  const trees = await readProjectTrees(tx, other === null ? [project] : [project, other]);
  const nodes = [...trees.keys()];
  await changingProjects(tx, {
    projectIds: other === null ? [project] : [project, other],
    assetIds: movedIds,
    async run() {
      if (kind === 'merge')
        await tx
          .update(projects)
          .set({ merged_into: null, updated_at: sql`now()` })
          .where(and(eq(projects.id, project), eq(projects.merged_into, other!)));
      if (before.alias !== undefined)
        await setAliases(tx, project, (aliases) => aliases.filter((name) => name !== before.alias));
      for (const { id, project_id } of moved)
        // Assets that have moved on since stay where they are.
        await tx
          .update(assets)
          .set({ project_id })
          .where(and(eq(assets.id, id), inArray(assets.project_id, kind === 'split' ? [project] : nodes)));
      if (before.imported) {
        const use = await undoImported(tx, { id: changeId, project, imported: before.imported });
        if (use !== null) throw new ProjectError(`Project ${project} stays: ${use}.`);
      }
      // Its address may be known, so it leads to where its assets are.
      if (kind === 'split' && before.is_new)
        await tx.update(projects).set({ merged_into: other }).where(eq(projects.id, project));
    },
  });
  await tx
    .update(projectChanges)
    .set({ undone_at: sql`now()` })
    .where(eq(projectChanges.id, changeId));
  return change;
};
