import { appealRoutes } from './appeals.routes.ts';
import { reportRoutes } from './reports.routes.ts';

export const reportsModule = {
  routes: [reportRoutes, appealRoutes],
};
