import { useSyncExternalStore } from 'react';
import { noFavourites, type Favourites } from './favourites-state.ts';
import { favourites } from './favourites-store.ts';

/** The current favourites; none on the server and until the page has hydrated. */
export const useFavourites = (): Favourites =>
  useSyncExternalStore(favourites.subscribe, favourites.get, () => noFavourites);
