import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { assets, projectChanges, projects } from '../db/schema.ts';
import {
  addAlias,
  linkAsset,
  mergeProjects,
  separateAsset,
  splitProject,
  undoChange,
} from '../modules/projects/operate-projects.ts';
import { importProjects, undoImport } from '../modules/projects/import/run-import.ts';
import { AssetId, operation, RowId } from './operation.ts';

const mostShown = 100;

/** Assets by id or code, with commas: `17,A0000018`. */
const AssetIds = z.pipe(
  z.string().check(z.regex(/^a?\d{1,15}(,a?\d{1,15}){0,499}$/i)),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(AssetId),
  ),
);

/** A project by id, or `new`. */
const IdOrNew = z.union([
  z.pipe(
    z.literal('new'),
    z.transform(() => null),
  ),
  RowId,
]);

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^[^\n\r]*$/));

/** A file with a table, on the machine of the site. */
const ImportFile = z.string().check(z.regex(/^\/.*\.(csv|jsonl?)$/i));

const ImportRun = z.string().check(z.regex(/^[\da-f]{8}$/));

const undoHint = (change: number) => `To take it back: project undo ${change}`;

export const projectOperations = [
  operation({
    name: 'project waiting',
    summary: `Up to ${mostShown} assets whose project is doubtful, the oldest first.`,
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db
        .select()
        .from(assets)
        .where(and(isNotNull(assets.project_doubt), eq(assets.status, 'published')))
        .orderBy(asc(assets.id))
        .limit(mostShown);
      if (rows.length === 0) return ['No asset waits.'];
      return rows.map(({ id, project_doubt, project_name_th, project_name_en, subdistrict_code }) =>
        [`asset ${id}`, project_doubt, project_name_th, project_name_en, subdistrict_code]
          .filter((text) => text !== null)
          .join('  '),
      );
    },
  }),
  operation({
    name: 'project changes',
    summary: `The last ${mostShown} changes of projects that can be undone, the newest first.`,
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db
        .select({ change: projectChanges, name: projects.name_th })
        .from(projectChanges)
        .innerJoin(projects, eq(projects.id, projectChanges.project_id))
        .where(isNull(projectChanges.undone_at))
        .orderBy(desc(projectChanges.id))
        .limit(mostShown);
      if (rows.length === 0) return ['No changes.'];
      return rows.map(({ change: { id, kind, at, project_id, other_id, before }, name }) =>
        [
          `${id}  ${at.toISOString()}  ${kind}  ${project_id} ${name}`,
          ...(other_id === null ? [] : [`${kind === 'merge' ? 'into' : 'from'} ${other_id}`]),
          ...(before.alias === undefined ? [] : [`"${before.alias}"`]),
        ].join('  '),
      );
    },
  }),
  operation({
    name: 'project merge',
    summary: 'Two are one: the first becomes part of the second, and its address leads there.',
    input: { project: RowId, into: RowId },
    kind: 'change',
    async run(tx, { project, into }, be) {
      const change = await mergeProjects(tx, project, into);
      return [`Project ${project} ${be('is')} part of ${into}.`, undoHint(change)];
    },
  }),
  operation({
    name: 'project split',
    summary: 'These assets of a project belong to another one: its id, or "new".',
    input: { project: RowId, assets: AssetIds, into: IdOrNew },
    kind: 'change',
    async run(tx, { project, assets: assetIds, into }, be) {
      const { change, project: target } = await splitProject(tx, project, { assetIds, into });
      return [`${assetIds.length} assets ${be('are')} in project ${target}.`, undoHint(change)];
    },
  }),
  operation({
    name: 'project alias',
    summary: 'A project has another name; assets that wait under it are matched.',
    input: { project: RowId, alias: Name },
    kind: 'change',
    async run(tx, { project, alias }, be) {
      const change = await addAlias(tx, project, alias);
      return [`"${alias}" ${be('is')} a name of project ${project}.`, undoHint(change)];
    },
  }),
  operation({
    name: 'project link',
    summary: 'A waiting asset belongs to this project; its name becomes an alias.',
    input: { asset: AssetId, project: RowId },
    kind: 'change',
    async run(tx, { asset, project }, be) {
      const change = await linkAsset(tx, asset, project);
      return [`Asset ${asset} ${be('is')} in project ${project}.`, undoHint(change)];
    },
  }),
  operation({
    name: 'project new',
    summary: 'A waiting asset is in a project of its own, which is made. A merge takes it back.',
    input: { asset: AssetId },
    kind: 'change',
    run: async (tx, { asset }, be) => [
      `Asset ${asset} ${be('is')} in the new project ${await separateAsset(tx, asset)}.`,
    ],
  }),
  operation({
    name: 'project undo',
    summary: 'Take back a merge, split, alias, link or imported row; what came later stays.',
    input: { change: RowId },
    kind: 'change',
    async run(tx, { change }, be) {
      const { kind, project_id } = await undoChange(tx, change);
      return [`The ${kind} of project ${project_id} ${be('is')} undone.`];
    },
  }),
  operation({
    name: 'project import',
    summary: 'Make and change projects by the rows of a .csv, .jsonl or .json file.',
    input: { file: ImportFile },
    kind: 'work',
    run: ({ db }, { file }, isDryRun) => importProjects(db, file, isDryRun),
  }),
  operation({
    name: 'project undo-import',
    summary: 'Take back all rows of an import; what came later stays.',
    input: { import: ImportRun },
    kind: 'work',
    run: ({ db }, { import: run }, isDryRun) => undoImport(db, run, isDryRun),
  }),
];
