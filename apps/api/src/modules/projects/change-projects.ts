import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { assets, assetSearch, projects } from '../../db/schema.ts';
import { indexAssets } from '../assets/index-asset.ts';
import { changeStructure } from '../project-matching/project-locks.ts';
import { projectCodes, projectText, readProjectTrees } from '../project-matching/project-trees.ts';

/** An asset's project before a change. */
export interface MovedAsset {
  id: number;
  project_id: number | null;
}

/** Updates the search rows of all listed assets in the trees of these projects. */
const refreshSearch = async (tx: Db, projectIds: readonly number[]): Promise<void> => {
  if (projectIds.length === 0) return;
  const trees = await readProjectTrees(tx, projectIds);
  const rows = await tx
    .select({
      id: assets.id,
      project_id: assets.project_id,
      names: sql<(string | null)[]>`json_build_array(${assets.project_name_th}, ${assets.project_name_en})`,
    })
    .from(assetSearch)
    .innerJoin(assets, eq(assets.id, assetSearch.asset_id))
    .where(inArray(assets.project_id, [...trees.keys()]));
  const changed = await bumpContentVersion(tx);
  const texts = rows.map(({ id, project_id, names }) => ({
    id,
    project: projectText(projectCodes(trees.get(project_id!)!, names)),
  }));
  await tx.execute(sql`
    update ${assetSearch} set project = texts.project, changed = ${changed}
    from json_to_recordset(${JSON.stringify(texts)}::json) as texts (id bigint, project text)
    where asset_id = texts.id`);
};

/** Assets with a doubtful match that have one of the keys. */
const findWaiting = async (tx: Db, keys: ReadonlySet<string>): Promise<number[]> => {
  const rows = await tx
    .select({ id: assets.id, th: assets.project_name_th, en: assets.project_name_en })
    .from(assets)
    .where(and(eq(assets.status, 'published'), isNotNull(assets.project_doubt)));
  return rows.filter(({ th, en }) => projectKeys([th, en]).some((key) => keys.has(key))).map(({ id }) => id);
};

const lockAssets = async (tx: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .select({ id: assets.id })
    .from(assets)
    .where(inArray(assets.id, [...ids]))
    .orderBy(asc(assets.id))
    .for('update');
};

interface ProjectChange {
  projectIds: readonly number[];
  /** Assets that `run` changes. */
  assetIds?: readonly number[];
  /** Names that the projects get. */
  names?: readonly string[];
  /** Returns further projects whose names it changed, if it finds them only under the lock. */
  run(): Promise<readonly number[] | void>;
}

/**
 * Runs a change of projects under the lock that excludes matching, then updates the search and rematches the doubtful
 * assets with a name of these projects. Returns the assets that are no longer doubtful.
 */
export const changingProjects = async (
  tx: Db,
  { projectIds, assetIds = [], names = [], run }: ProjectChange,
): Promise<MovedAsset[]> => {
  const trees = await readProjectTrees(tx, projectIds);
  const nodes = [...trees.values()].flatMap((tree) => tree.nodes);
  const keys = new Set([...nodes.flatMap(({ name_keys }) => name_keys), ...projectKeys(names)]);
  const waiting = await findWaiting(tx, keys);
  await lockAssets(tx, [...waiting, ...assetIds]);
  await changeStructure(tx);
  const further = (await run()) ?? [];
  await refreshSearch(tx, [...trees.keys(), ...projectIds, ...further]);
  const again = [...new Set([...waiting, ...assetIds])];
  if (again.length > 0) await indexAssets(tx, again);
  const settled = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, waiting), isNotNull(assets.project_id)));
  return settled.map(({ id }) => ({ id, project_id: null }));
};

/** Adds a name to a project, or takes one away, with the keys that follow from it. */
export const setAliases = async (tx: Db, id: number, change: (aliases: string[]) => string[]): Promise<void> => {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id));
  const aliases = change(row!.aliases);
  await tx
    .update(projects)
    .set({ aliases, name_keys: projectKeys([row!.name_th, row!.name_en, ...aliases]), updated_at: sql`now()` })
    .where(eq(projects.id, id));
};
