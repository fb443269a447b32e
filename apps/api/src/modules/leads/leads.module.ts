import { leadRoutes } from './leads.routes.ts';

export const leadsModule = {
  name: 'leads',
  routes: [leadRoutes],
};
