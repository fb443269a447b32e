import { keepOffline } from '@yoodee/runtime';
import { shortlist } from '@yoodee/shortlist';
import { hrefs, type Locale } from '@yoodee/site';

/** Favourites that are kept, the newest; the rest is read online. */
const maxFavourites = 50;

/** Pages of what somebody has put aside: each asset once, and the comparison. */
const pagesOf = (locale: Locale): string[] => {
  const { favourites, compare } = shortlist.get();
  const to = hrefs(locale);
  const ids = new Set([...compare, ...favourites.slice(0, maxFavourites)]);
  return [...(compare.length > 1 ? [to.compareWith(compare)] : []), ...[...ids].map((id) => to.asset(id))];
};

/** Keeps the pages of the shortlist readable offline, now and whenever it changes, until the returned function is called. */
export const keepShortlistOffline = (locale: Locale, version: string): (() => void) => {
  const keep = () => void keepOffline(version, pagesOf(locale));
  keep();
  return shortlist.subscribe(keep);
};
