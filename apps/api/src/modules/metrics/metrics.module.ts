import { metricVisitorsCleanupJob } from './metrics.jobs.ts';
import { metricRoutes } from './metrics.routes.ts';

export const metricsModule = {
  routes: [metricRoutes],
  jobs: [metricVisitorsCleanupJob],
};
