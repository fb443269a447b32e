import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { createSecurityEventQueries } from './security-events.queries.ts';
import type { SecurityEvents } from './security-events.ts';

export const securityEventsJob = ({ securityEvents }: { securityEvents: SecurityEvents }): ScheduledJob => ({
  name: 'writing security events',
  everyMs: 1_000,
  run: () => securityEvents.flush(),
});

export const securityEventsCleanupJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'security events cleanup',
  everyMs: hourMs,
  run: () => createSecurityEventQueries(db).removeOld(),
});
