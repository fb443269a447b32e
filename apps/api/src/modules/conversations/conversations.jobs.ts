import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { removeOldLinks } from './guest-links.ts';

export const oldLinksJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'conversation link cleanup',
  everyMs: 6 * hourMs,
  run: () => removeOldLinks(db),
});
