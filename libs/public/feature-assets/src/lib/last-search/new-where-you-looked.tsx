import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lastSearch } from './last-search.ts';

const NewListings = lazy(withNetwork(() => import('./new-listings.tsx')));

/**
 * New listings of the last search, for visitors who come back, without those that the page shows already. Renders nothing
 * on the server.
 */
export const NewWhereYouLooked = ({ shown }: { shown: readonly number[] }) => {
  const search = useSyncExternalStore(lastSearch.subscribe, lastSearch.get, () => null);
  return (
    search &&
    search.query !== '' && (
      <Suspense>
        <NewListings key={search.query} search={search} shown={shown} />
      </Suspense>
    )
  );
};
