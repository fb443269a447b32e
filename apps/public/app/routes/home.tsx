import { redirect, type MetaDescriptor } from 'react-router';
import { getServices, searchAssets } from '@yoodee/api-contract';
import { localeRedirect } from '@yoodee/i18n';
import { routeLayouts } from '@yoodee/layouts';
import { HomePage, homePageMessages as messages } from '@yoodee/public-feature-home';
import { toHomePageView } from '@yoodee/public-feature-home/view';
import { ServiceCards } from '@yoodee/public-feature-services';
import { toServiceTeasers } from '@yoodee/public-feature-services/view';
import { brand, localeOfPath } from '@yoodee/site';
import { loadFromApi, loadProvinces } from '../api.server';
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
  const [all, reduced, provinces, services] = await Promise.all([
    loadFromApi(searchAssets, { query: {} }, request),
    loadFromApi(searchAssets, { query: { price_reduced: '1' } }, request),
    loadProvinces(request),
    loadFromApi(getServices, {}, request),
  ]);
  const locale = localeOfPath(url.pathname);
  return {
    home: toHomePageView({ all, reduced, provinces, locale, now: new Date() }),
    services: toServiceTeasers(services, locale),
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
    imageKey: loaderData.home.newest[0]?.cover?.key,
    structuredData: {
      '@type': 'Organization',
      name: brand.company[locale],
      url: origin,
      telephone: brand.phone.e164,
      email: brand.email,
    },
  });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { home, services } = loaderData;
  return <HomePage view={home} services={services.length > 0 && <ServiceCards services={services} />} />;
}
