import type { Db } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { ScheduledJob } from '../../../jobs/scheduled-job.ts';
import { buildListings } from './listings-feed.ts';

/** Builds the tables of the search engine where it is chosen: at the first start, and after a release that changes them. */
export const buildListingsJob = ({ db, env }: { db: Db; env: Env }): ScheduledJob => ({
  name: 'tables of the search engine',
  everyMs: 60_000,
  async run() {
    if (env.SEARCH_ENGINE === 'postgres') await buildListings(db);
  },
});
