import { areaRoutes } from './areas.routes.ts';

export const areasModule = {
  name: 'areas',
  routes: [areaRoutes],
};
