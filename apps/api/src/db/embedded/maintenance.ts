import type { QueryConfig } from 'pg';
import { hourMs, minuteMs } from '@yoodee/site';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import type { Database } from '../database.ts';

/**
 * Vacuuming a table of 20,000 pages takes some seconds. The timeout is much longer, so that a vacuum always completes.
 */
const longestMs = 10 * minuteMs;

/** Tables above the default thresholds of PostgreSQL's autovacuum. */
const dueTables = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_live_tup`;

/**
 * Replaces autovacuum, which the embedded engine does not have. Without it deleted rows would fill the disk and query
 * plans would use old statistics. Each table is a separate statement, because it blocks other queries.
 */
export const vacuumDueTables = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  // Otherwise the statistics of the last second are not visible yet.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string }>(dueTables);
  // `pg` supports a timeout per statement; its types do not declare it.
  for (const { name } of rows)
    await pool.query({ text: `vacuum (analyze) ${name}`, query_timeout: longestMs } as QueryConfig);
};

export const databaseMaintenanceJob = (database: Pick<Database, 'pool'>): ScheduledJob => ({
  name: 'database maintenance',
  everyMs: hourMs,
  run: () => vacuumDueTables(database),
});
