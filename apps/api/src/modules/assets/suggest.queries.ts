import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { readContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { assets } from '../../db/schema.ts';
import { shareRuns } from './share-runs.ts';

export interface Project {
  name_th: string;
  name_en: string | null;
  /** Published assets in it. */
  count: number;
}

/** Counting all of them takes a moment, and a name that is missing for so long is typed in full. */
const keptMs = 5 * 60_000;

const readProjects = (db: Db): Promise<Project[]> =>
  db
    .select({ name_th: assets.project_name_th, name_en: assets.project_name_en, count: count() })
    .from(assets)
    .where(and(eq(assets.status, 'published'), isNotNull(assets.project_name_th)))
    .groupBy(assets.project_name_th, assets.project_name_en)
    .orderBy(desc(count())) as Promise<Project[]>;

/** The projects of published assets, those with most first; read again when something has changed, at most every five minutes. */
export const createSuggestedProjects = (db: Db): (() => Promise<readonly Project[]>) => {
  let kept: { projects: Project[]; version: number; at: number } | null = null;
  return shareRuns(async () => {
    const { version, now } = await readContentVersion(db);
    if (kept && (kept.version === version || now.getTime() - kept.at < keptMs)) return kept.projects;
    kept = { projects: await readProjects(db), version, at: now.getTime() };
    return kept.projects;
  });
};
