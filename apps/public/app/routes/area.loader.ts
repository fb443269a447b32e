import { getArea } from '@yoodee/api-contract/areas';
import { toAreaPageView } from '@yoodee/public-feature-areas/view';
import { loadFromApi } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { toNewsTeasers } from '../news-teasers.view';

/** Other paths give 404 here, because the API would respond with 400. */
const pathPattern = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,2}$/;

export const loader = async ({ request, params: { '*': path = '' } }: LoaderFunctionArgs) => {
  const locale = localeOfPath(new URL(request.url).pathname);
  const known = path.toLowerCase().replace(/\/$/, '');
  if (!pathPattern.test(known)) throw data(null, { status: 404 });
  if (known !== path) throw redirect(hrefs(locale).area(known), 301);
  const area = await loadFromApi(getArea, { query: { path } }, request);
  return {
    area: toAreaPageView(area, locale, new Date()),
    news: toNewsTeasers({ featured: null, items: area.news }, locale),
  };
};
