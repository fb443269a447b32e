import { lineRoutes } from './line.routes.ts';

export const lineModule = {
  name: 'line',
  routes: [lineRoutes],
};
