import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { minuteMs } from '@yoodee/site';
import { readContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { assets, assetSearch } from '../../db/schema.ts';
import { readProjectTrees } from '../project-matching/project-trees.ts';
import { shareRuns } from '../../db/share-runs.ts';

export interface Project {
  /** Null for a name that is not matched with a project yet. */
  id: number | null;
  name_th: string;
  name_en: string | null;
  /** Its other names, and those of projects merged into it. */
  aliases: readonly string[];
  /** Number of its published assets. */
  count: number;
}

/** Counting is slow, and a missing name can be typed in full, so results are cached this long. */
const cacheMs = 5 * minuteMs;

/** Published assets whose project is doubtful, by the names that their sellers gave. */
const readUnmatched = async (db: Db): Promise<Project[]> => {
  const rows = await db
    .select({ name_th: assets.project_name_th, name_en: assets.project_name_en, count: count() })
    .from(assets)
    .where(and(eq(assets.status, 'published'), isNull(assets.project_id), isNotNull(assets.project_name_th)))
    .groupBy(assets.project_name_th, assets.project_name_en);
  return rows.map((row) => ({ ...row, id: null, name_th: row.name_th!, aliases: [] }));
};

const readProjects = async (db: Db): Promise<Project[]> => {
  const counts = await db
    .select({ id: assets.project_id, count: count() })
    .from(assets)
    .where(and(eq(assets.status, 'published'), isNotNull(assets.project_id)))
    .groupBy(assets.project_id);
  const trees = await readProjectTrees(
    db,
    counts.map(({ id }) => id!),
  );
  const living = new Map<number, Project>();
  for (const { id, count: listed } of counts) {
    const { root, nodes } = trees.get(id!)!;
    const { name_th, name_en } = root;
    const names = nodes.flatMap((node) => [node.name_th, node.name_en, ...node.aliases]);
    const aliases = names.filter((name): name is string => name !== null && name !== name_th && name !== name_en);
    const before = living.get(root.id)?.count ?? 0;
    living.set(root.id, { id: root.id, name_th, name_en, aliases, count: before + listed });
  }
  return [...living.values(), ...(await readUnmatched(db))].sort((a, b) => b.count - a.count);
};

/** Published assets by the codes of their province, district and subdistrict. */
const readListedPlaces = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { province_code, district_code, subdistrict_code } = assetSearch;
  const groups = await db
    .select({ province_code, district_code, subdistrict_code, count: count() })
    .from(assetSearch)
    .groupBy(province_code, district_code, subdistrict_code);
  const listed = new Map<string, number>();
  for (const { count: assetsThere, ...codes } of groups)
    for (const code of Object.values(codes)) if (code) listed.set(code, (listed.get(code) ?? 0) + assetsThere);
  return listed;
};

/** Caches a query; reloads it when something has changed, at most every five minutes. */
const cached = <Value>(db: Db, read: (db: Db) => Promise<Value>): (() => Promise<Value>) => {
  let last: { value: Value; version: number; at: number } | null = null;
  return shareRuns(async () => {
    const { version, now } = await readContentVersion(db);
    if (last && (last.version === version || now.getTime() - last.at < cacheMs)) return last.value;
    last = { value: await read(db), version, at: now.getTime() };
    return last.value;
  });
};

/** The projects of published assets, most assets first. */
export const createSuggestedProjects = (db: Db) => cached<readonly Project[]>(db, readProjects);

/** The number of published assets by place code. */
export const createListedPlaces = (db: Db) => cached(db, readListedPlaces);
