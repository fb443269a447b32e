import { lt, sql } from 'drizzle-orm';
import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { metricVisitors } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { today } from './count-metric.ts';

/** Deletes the visitor hashes of days before yesterday. */
export const metricVisitorsCleanupJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'metric visitors cleanup',
  everyMs: hourMs,
  run: async () => {
    await db.delete(metricVisitors).where(lt(metricVisitors.day, sql`${today} - 1`));
  },
});
