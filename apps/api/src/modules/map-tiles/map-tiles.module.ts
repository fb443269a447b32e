import { mapTilesRoutes } from './map-tiles.routes.ts';

/** Street map tiles from the operator's PMTiles archive. */
export const mapTilesModule = {
  name: 'map-tiles',
  routes: [mapTilesRoutes],
};
