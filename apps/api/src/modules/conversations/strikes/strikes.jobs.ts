import { hourMs } from '@yoodee/site';
import type { Db } from '../../../db/database.ts';
import type { ScheduledJob } from '../../../jobs/scheduled-job.ts';
import { removeOldStrikes } from './strikes.ts';

export const oldStrikesJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'conversation strike cleanup',
  everyMs: 6 * hourMs,
  run: () => removeOldStrikes(db),
});
