import { mapTilesRoutes } from './map-tiles.routes.ts';

/** Street map tiles from the operator's PMTiles archive, and where satellite images are. */
export const mapTilesModule = {
  routes: [mapTilesRoutes],
};
