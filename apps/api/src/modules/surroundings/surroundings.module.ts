import type { NearbyPlaces } from './nearby-places.ts';
import { surroundingsRoutes } from './surroundings.routes.ts';

/** Slices of reading take a quarter of the time, so that a large archive does not slow down visitors. */
const readPlacesJob = ({ nearbyPlaces }: { nearbyPlaces: NearbyPlaces }) => ({
  name: 'read-map-places',
  everyMs: 5_000,
  run: () => nearbyPlaces.readOn(),
});

/** Schools, hospitals, markets and parks near an asset, from the operator's PMTiles archive, and where it faces. */
export const surroundingsModule = {
  routes: [surroundingsRoutes],
  jobs: [readPlacesJob],
};
