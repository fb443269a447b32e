import type { NearbyPlaces } from './nearby-places.ts';
import { nearbyPlacesRoutes } from './nearby-places.routes.ts';

/** Slices of reading take a quarter of the time, so that a large archive does not slow down visitors. */
const readPlacesJob = ({ nearbyPlaces }: { nearbyPlaces: NearbyPlaces }) => ({
  name: 'read-map-places',
  everyMs: 5_000,
  run: () => nearbyPlaces.readOn(),
});

/** Schools, hospitals, markets and parks near an asset, from the operator's PMTiles archive. */
export const nearbyPlacesModule = {
  name: 'nearby-places',
  routes: [nearbyPlacesRoutes],
  jobs: [readPlacesJob],
};
