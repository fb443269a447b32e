import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { createOpenSearchEngine } from './opensearch-engine/opensearch-engine.ts';
import type { Place } from './opensearch-engine/server.ts';
import type { SearchEngine } from './search-engine.ts';
import { createPostgresEngine } from './search-engine/postgres-engine.ts';
import { answerWithinMs } from './search-engine/stand-in.ts';

/** The engine that `SEARCH_ENGINE` names; null for the in-memory index. */
export const chooseEngine = ({
  db,
  readDb,
  env,
  openSearch,
}: {
  db: Db;
  readDb: Db;
  env: Pick<Env, 'SEARCH_ENGINE'>;
  openSearch: Place | null;
}): SearchEngine | null => {
  const shared = { db, readDb, withinMs: answerWithinMs };
  if (openSearch) return createOpenSearchEngine({ ...shared, place: openSearch });
  return env.SEARCH_ENGINE === 'postgres' ? createPostgresEngine(shared) : null;
};
