import { pageQueryNames } from '@yoodee/api-contract/page-queries';
import { parseRequestUrl, type RequestUrl } from '../http/request-url.ts';

/** The address of page data contains the address of a page, which is normalised too. */
const normalisedValue = (name: string, value: string): string => {
  const page = name === 'path' ? parseRequestUrl(value) : null;
  return page ? pagePath(page) : value;
};

/**
 * Pathname and query of a page as its cache key and as the public app gets them: only the parameters that change the
 * page, sorted by name (values of one name keep their order).
 */
export const pagePath = ({ pathname, search }: RequestUrl): string => {
  if (search === '') return pathname;
  const names = pageQueryNames(pathname);
  const used = [...new URLSearchParams(search)].filter(([name]) => names.has(name));
  const parameters = new URLSearchParams(used.map(([name, value]) => [name, normalisedValue(name, value)]));
  parameters.sort();
  const text = parameters.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};
