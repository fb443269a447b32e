import { newsCategories, searchNews } from '@yoodee/api-contract/news';
import { codesOf } from '@yoodee/asset-rules/options';
import { loadFromApi, loadIcons, redirectFirstPage } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { newsIconNames } from './lib/news-icons.ts';
import { toNewsPageView } from './lib/news-page.view.ts';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const [asked, page = '1'] = [url.searchParams.get('category'), url.searchParams.get('page') ?? undefined];
  const category = codesOf(newsCategories).find((code) => code === asked);
  // An unknown category redirects to the list of all articles; an invalid page number is a 404.
  if (asked !== null && !category) throw redirect(hrefs(locale).news);
  redirectFirstPage(hrefs(locale).news, url.searchParams);
  if (!/^[1-9]\d{0,3}$/.test(page)) throw data(null, { status: 404 });
  const found = await loadFromApi(searchNews, { query: { page, ...(category && { category }) } }, request);
  const draw = await loadIcons(newsIconNames([...found.items, ...(found.featured ? [found.featured] : [])]));
  return toNewsPageView({ found, category, locale, draw });
};
