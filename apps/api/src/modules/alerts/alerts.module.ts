import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { createAlertQueries } from './alerts.queries.ts';
import { alertRoutes } from './alerts.routes.ts';
import { lineWebhookRoutes } from './line-webhook.routes.ts';
import { requestAlertRoutes } from './request-alert.routes.ts';
import { alertJob } from './run-alerts.ts';

const cleanupEveryMs = hourMs;

const alertCleanupJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'alert cleanup',
  everyMs: cleanupEveryMs,
  run: () => createAlertQueries(db).removeUnconfirmed(),
});

export const alertsModule = {
  routes: [requestAlertRoutes],
  rootRoutes: [alertRoutes, lineWebhookRoutes],
  jobs: [alertJob, alertCleanupJob],
};
