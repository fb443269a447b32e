import { useSyncExternalStore } from 'react';
import { emptyShortlist, type Shortlist } from './stored-shortlist.ts';
import { shortlist } from './shortlist-store.ts';

/** The shortlist as it is now; empty on the server and until the page has hydrated. */
export const useShortlist = (): Shortlist =>
  useSyncExternalStore(shortlist.subscribe, shortlist.get, () => emptyShortlist);

/** The asset that waits for a place among those to compare. */
export const useOffered = (): number | null => useSyncExternalStore(shortlist.subscribe, shortlist.offered, () => null);
