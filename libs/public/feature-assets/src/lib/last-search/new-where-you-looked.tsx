import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lastSearch } from './last-search.ts';

const NewListings = lazy(withNetwork(() => import('./new-listings.tsx')));

/** New listings of the last search, for visitors who come back. Renders nothing on the server. */
export const NewWhereYouLooked = () => {
  const search = useSyncExternalStore(lastSearch.subscribe, lastSearch.get, () => null);
  return (
    search &&
    search.query !== '' && (
      <Suspense>
        <NewListings key={search.query} search={search} />
      </Suspense>
    )
  );
};
