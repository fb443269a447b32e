import { mapTilesRoutes } from './map-tiles.routes.ts';

/** Street map tiles from the operator's PMTiles archive, and the address of satellite images. */
export const mapTilesModule = {
  routes: [mapTilesRoutes],
};
