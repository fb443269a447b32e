import { geoRoutes } from './geo.routes.ts';

export const geoModule = {
  routes: [geoRoutes],
};
