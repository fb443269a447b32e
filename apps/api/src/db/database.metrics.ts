import type pg from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';

const duration = new Histogram({
  name: 'yoodee_db_statement_duration_seconds',
  help: 'Time of one SQL statement, without the wait for a connection, by outcome (done, failed).',
  labelNames: ['outcome'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2, 8],
});

new Gauge({
  name: 'yoodee_db_pool_connections',
  help: 'Connections of the pool by state (used, idle), and callers that wait for one (waiting).',
  labelNames: ['database', 'state'] as const,
  collect() {
    for (const [database, pool] of pools) {
      this.set({ database, state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ database, state: 'idle' }, pool.idleCount);
      this.set({ database, state: 'waiting' }, pool.waitingCount);
    }
  },
});

const limits = new Gauge({
  name: 'yoodee_db_pool_connections_max',
  help: 'Connections that the pool may open.',
  labelNames: ['database'] as const,
});

/** Pools of this process by role. */
const pools = new Map<string, pg.Pool>();

/** Reports a pool with every scrape. `database` is its role: `primary` or `replica`. */
export const reportPool = (database: 'primary' | 'replica', pool: pg.Pool) => {
  pools.set(database, pool);
  limits.set({ database }, pool.options.max ?? 0);
};

const reads = new Counter({
  name: 'yoodee_db_public_reads_total',
  help: 'Public reads of a site with a replica, by the database that was current (primary, replica).',
  labelNames: ['database'] as const,
});

/** Counts a read that could have gone to either database. */
export const countRead = (database: 'primary' | 'replica') => reads.inc({ database });

/** Begins to measure a statement. The result is called at its end, with the error if it failed. */
export const measureStatement = () => {
  const end = duration.startTimer();
  return (error?: Error | null) => void end({ outcome: error ? 'failed' : 'done' });
};
