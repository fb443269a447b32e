import { comparison } from '@yoodee/comparison';
import { favourites } from '@yoodee/favourites';
import { storeOffline } from '@yoodee/runtime/offline';
import { hrefs, type Locale } from '@yoodee/site';

/** Only the newest favourites are cached for offline reading. */
const maxFavourites = 50;

/** The page of each favourite and each compared asset, and the comparison page. */
const pagesOf = (locale: Locale): string[] => {
  const { ids: compared } = comparison.get();
  const to = hrefs(locale);
  const ids = new Set([...compared, ...favourites.get().ids.slice(0, maxFavourites)]);
  return [...(compared.length > 1 ? [to.compareWith(compared)] : []), ...[...ids].map((id) => to.asset(id))];
};

/**
 * Caches the pages of the favourites and of the comparison for reading offline, now and on every change, until the
 * returned function is called.
 */
export const cacheSavedPages = (locale: Locale, version: string): (() => void) => {
  const cache = () => void storeOffline(version, pagesOf(locale));
  void storeOffline(version, pagesOf(locale), location.pathname + location.search);
  const unsubscribes = [favourites.subscribe(cache), comparison.subscribe(cache)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
};
