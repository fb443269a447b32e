import { areaRoutes } from './areas.routes.ts';

export const areasModule = {
  routes: [areaRoutes],
};
