import { minuteMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { buildIndex } from './opensearch-engine/feed.ts';
import type { Place } from './opensearch-engine/server.ts';
import { buildListings } from './search-engine/listings-feed.ts';

/**
 * Builds the index of the chosen search engine: at the first start, and after a release that changes its definition.
 */
export const buildEngineJob = ({
  db,
  env,
  openSearch,
}: {
  db: Db;
  env: Env;
  openSearch: Place | null;
}): ScheduledJob => ({
  name: 'tables of the search engine',
  everyMs: minuteMs,
  async run() {
    if (env.SEARCH_ENGINE === 'postgres') await buildListings(db);
    if (openSearch) await buildIndex(db, openSearch);
  },
});
