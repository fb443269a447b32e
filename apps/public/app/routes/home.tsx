import { redirect, type MetaDescriptor } from 'react-router';
import { getAreas, getServices, searchAssets, searchNews } from '@yoodee/api-contract';
import { localeRedirect } from '@yoodee/i18n';
import { routeLayouts } from '@yoodee/layouts';
import { HeroSearch } from '@yoodee/public-feature-assets/search-box';
import { DealTabs, HomePage, homePageMessages as messages } from '@yoodee/public-feature-home';
import { toHomePageView } from '@yoodee/public-feature-home/view';
import { ServiceCards } from '@yoodee/public-feature-services';
import { toServiceTeasers } from '@yoodee/public-feature-services/view';
import { brand, hrefs, localeOfPath, localeTags } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { NewsTeasers, toNewsTeasers } from '../news-teasers';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/home';

export const handle = { layout: routeLayouts['/'] };

export const headers = publicHeaders;

export const loader = async ({ request }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const elsewhere = localeRedirect(url, {
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  if (elsewhere) throw redirect(elsewhere.headers.Location, { status: elsewhere.status, headers: elsewhere.headers });
  const [all, confirmed, reduced, areas, services, news] = await Promise.all([
    loadFromApi(searchAssets, { query: {} }, request),
    loadFromApi(searchAssets, { query: { sort: 'confirmed' } }, request),
    loadFromApi(searchAssets, { query: { price_reduced: '1' } }, request),
    loadFromApi(getAreas, {}, request),
    loadFromApi(getServices, {}, request),
    loadFromApi(searchNews, { query: {} }, request),
  ]);
  const locale = localeOfPath(url.pathname);
  return {
    home: toHomePageView({ all, confirmed, reduced, areas, locale, now: new Date() }),
    services: toServiceTeasers(services, locale),
    news: toNewsTeasers(news, locale),
  };
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const intl = intlOfPath(location.pathname);
  const origin = originOf(matches);
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    origin,
    path: location.pathname,
    title: intl.formatMessage(messages.metaTitle),
    description: intl.formatMessage(messages.metaDescription, { count: loaderData.home.total }),
    imageKey: loaderData.home.hero?.cover?.key,
    structuredData: {
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name: brand.company[locale],
          url: origin,
          logo: `${origin}/favicon.svg`,
          telephone: brand.phone.e164,
          email: brand.email,
          sameAs: [brand.facebookUrl],
        },
        {
          '@type': 'WebSite',
          name: brand.name[locale],
          url: origin + hrefs(locale).home,
          inLanguage: localeTags[locale],
          publisher: { '@id': `${origin}/#organization` },
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${origin}${hrefs(locale).assets}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    },
  });
}

/** The hero's search: the box of the list, with the choice of a deal above it. */
const search = (
  <HeroSearch>
    <DealTabs />
  </HeroSearch>
);

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { home, services, news } = loaderData;
  return (
    <HomePage
      view={home}
      search={search}
      news={news.length > 0 && <NewsTeasers articles={news} />}
      services={services.length > 0 && <ServiceCards services={services} isRow />}
    />
  );
}
