import { searchAssets } from '@yoodee/api-contract/assets';
import { getNewsArticle } from '@yoodee/api-contract/news';
import { loadFromApi, loadIcons } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { toNewsArticleView } from './lib/news-article.view.ts';
import { newsIconNames } from './lib/news-icons.ts';
import { relatedSearch } from './lib/related-search.ts';

/** `7`, or `7-` followed by any text. */
const idPattern = /^([1-9]\d{0,14})(-.*)?$/;

export const loader = async ({ request, params }: LoaderFunctionArgs) => {
  const { pathname, origin } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [, id, words] = idPattern.exec(params.id ?? '') ?? [];
  if (!id) throw data(null, { status: 404 });
  if (words) throw redirect(hrefs(locale).newsArticle(id), 301);
  const article = await loadFromApi(getNewsArticle, { params: { id: Number(id) } }, request);
  const search = relatedSearch(article);
  const assets = search && (await loadFromApi(searchAssets, { query: search }, request));
  const draw = await loadIcons(newsIconNames([article, ...article.related]));
  return toNewsArticleView({ article, assets, locale, origin, now: new Date(), draw });
};
