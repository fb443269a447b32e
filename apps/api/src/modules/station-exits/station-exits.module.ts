import { stationExitsRoutes } from './station-exits.routes.ts';

export const stationExitsModule = {
  routes: [stationExitsRoutes],
};
