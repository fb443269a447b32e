export { favourites } from './lib/favourites-store.ts';
export type { Favourites } from './lib/favourites-state.ts';
export { favouriteLimits } from './lib/limits.ts';
export { syncFavourites } from './lib/sync-favourites.ts';
export { useFavourites } from './lib/use-favourites.ts';
