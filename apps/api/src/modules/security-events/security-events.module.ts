import { securityEventsCleanupJob, securityEventsJob } from './security-events.jobs.ts';
import { securityEventsRoutes } from './security-events.routes.ts';

export const securityEventsModule = {
  name: 'security-events',
  routes: [securityEventsRoutes],
  jobs: [securityEventsJob, securityEventsCleanupJob],
};
