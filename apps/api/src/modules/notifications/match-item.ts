import { hrefs, type Locale } from '@yoodee/site';
import type { NewsItem } from '../../db/schema.ts';
import type { Titles } from './asset-titles.queries.ts';
import { newsWords } from './news-words.ts';

/** New matches of a search. */
export interface FoundMatches {
  /** The query string of the list page. */
  query: string;
  assetIds: readonly number[];
}

/** How many matches are listed by title. The sentence gives the total, and its link lists all, newest first. */
export const mostDetails = 10;

/** The matches of a search as one item of a message. With a single match, the item links to that asset. */
export const matchItem = (
  { query, assetIds, name }: FoundMatches & { name: string },
  locale: Locale,
  titles: Titles,
): NewsItem => {
  const to = hrefs(locale);
  const text = newsWords.saved_search_matched[locale]({
    ...{ title: null, assetId: null },
    data: { name, count: assetIds.length },
  });
  const details = assetIds.slice(0, mostDetails).flatMap((id) => {
    const title = titles.get(id)?.[locale];
    return title === undefined ? [] : [{ text: title, href: to.asset(id) }];
  });
  const [only] = assetIds;
  const href = assetIds.length === 1 ? to.asset(only!) : to.assetsWith(query);
  return { topic: 'saved_searches', text, href, details };
};
