import { geoRoutes } from './geo.routes.ts';

export const geoModule = {
  name: 'geo',
  routes: [geoRoutes],
};
