import { securityEventsCleanupJob, securityEventsJob } from './security-events.jobs.ts';
import { securityEventsRoutes } from './security-events.routes.ts';

export const securityEventsModule = {
  routes: [securityEventsRoutes],
  jobs: [securityEventsJob, securityEventsCleanupJob],
};
