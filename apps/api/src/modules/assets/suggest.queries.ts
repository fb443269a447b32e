import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { readContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { assets, assetSearch } from '../../db/schema.ts';
import { shareRuns } from './share-runs.ts';

export interface Project {
  name_th: string;
  name_en: string | null;
  /** Number of its published assets. */
  count: number;
}

/** Counting is slow, and a missing name can be typed in full, so results are cached this long. */
const cacheMs = 5 * 60_000;

const readProjects = (db: Db): Promise<Project[]> =>
  db
    .select({ name_th: assets.project_name_th, name_en: assets.project_name_en, count: count() })
    .from(assets)
    .where(and(eq(assets.status, 'published'), isNotNull(assets.project_name_th)))
    .groupBy(assets.project_name_th, assets.project_name_en)
    .orderBy(desc(count())) as Promise<Project[]>;

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
