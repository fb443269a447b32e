import { getAreas } from '@yoodee/api-contract/areas';
import { searchAssets } from '@yoodee/api-contract/assets';
import { getBudgetAreas } from '@yoodee/api-contract/budgets';
import { getPriceCuts } from '@yoodee/api-contract/price-cuts';
import { searchNews } from '@yoodee/api-contract/news';
import { getServices } from '@yoodee/api-contract/services';
import { localeRedirect } from '@yoodee/i18n';
import { toHomePageView } from '@yoodee/public-feature-home/view';
import { toServiceTeasers } from '@yoodee/public-feature-services/view';
import { loadFromApi } from '@yoodee/public-page/loading';
import { localeOfPath } from '@yoodee/site';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { toNewsTeasers } from '../news-teasers.view';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const redirection = localeRedirect(url, {
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  if (redirection)
    throw redirect(redirection.headers.Location, { status: redirection.status, headers: redirection.headers });
  const [all, confirmed, reduced, cuts, budgets, areas, services, news] = await Promise.all([
    loadFromApi(searchAssets, { query: {} }, request),
    loadFromApi(searchAssets, { query: { sort: 'confirmed' } }, request),
    loadFromApi(searchAssets, { query: { price_reduced: '1' } }, request),
    loadFromApi(getPriceCuts, {}, request),
    loadFromApi(getBudgetAreas, {}, request),
    loadFromApi(getAreas, {}, request),
    loadFromApi(getServices, {}, request),
    loadFromApi(searchNews, { query: {} }, request),
  ]);
  const locale = localeOfPath(url.pathname);
  return {
    home: toHomePageView({
      ...{ all, confirmed, reduced, cuts: cuts.items, budgetAreas: budgets.items, areas, locale },
      now: new Date(),
    }),
    services: toServiceTeasers(services, locale),
    news: toNewsTeasers(news, locale),
  };
};
