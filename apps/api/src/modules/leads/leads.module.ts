import { leadRoutes } from './leads.routes.ts';

export const leadsModule = {
  routes: [leadRoutes],
};
