import { hrefs, type Locale } from '@yoodee/site';

/** A page of a member's list; the first has no number in its address. */
export const memberPageHref = (locale: Locale, id: number, page: number): string =>
  page > 1 ? `${hrefs(locale).member(id)}?page=${page}` : hrefs(locale).member(id);
