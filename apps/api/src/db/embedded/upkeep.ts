import type { QueryConfig } from 'pg';
import type { Database } from '../database.ts';

export const upkeepEveryMs = 60 * 60 * 1_000;

/** A table of 20,000 pages that was never tidied takes some seconds; none is given up half done. */
const longestMs = 10 * 60_000;

/** Tables that have changed as much as PostgreSQL's autovacuum waits for, by its own thresholds. */
const dueTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_live_tup`;

/**
 * Does for the embedded engine what a server of PostgreSQL does by itself: without it, what was deleted would fill the
 * disk, and queries would be planned by what the tables once held. Others wait while a table is tidied, so each is a
 * statement of its own.
 */
export const keepUp = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  // What was counted within the last second is not told otherwise.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string }>(dueTables);
  // `pg` takes a statement's own patience, its types do not know of it.
  for (const { name } of rows)
    await pool.query({ text: `vacuum (analyze) ${name}`, query_timeout: longestMs } as QueryConfig);
};
