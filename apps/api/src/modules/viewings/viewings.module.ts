import { guestViewingRoutes } from './guest-viewings.routes.ts';
import { sellerFactsJob, viewingsJob } from './viewings.jobs.ts';
import { viewingHoursRoutes, viewingRoutes } from './viewings.routes.ts';

export const viewingsModule = {
  routes: [viewingHoursRoutes, viewingRoutes, guestViewingRoutes],
  jobs: [viewingsJob, sellerFactsJob],
};
