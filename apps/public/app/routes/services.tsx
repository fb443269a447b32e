import type { MetaDescriptor } from 'react-router';
import type { LocaleIntl } from '@yoodee/i18n';
import { getServices } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { ServiceBreadcrumb, ServicesPage, servicesPageMessages as messages } from '@yoodee/public-feature-services';
import { toServicesPageView } from '@yoodee/public-feature-services/view';
import { brand, hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import { breadcrumbList, itemList } from '../structured-data';
import type { Route } from './+types/services';

export const handle = {
  layout: routeLayouts['/services'],
  title: (_view: unknown, intl: LocaleIntl) => intl.formatMessage(messages.title),
  breadcrumb: () => <ServiceBreadcrumb />,
};

export const headers = publicHeaders;

export const loader = async ({ request }: Route.LoaderArgs) =>
  toServicesPageView(await loadFromApi(getServices, {}, request), localeOfPath(new URL(request.url).pathname));

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const intl = intlOfPath(location.pathname);
  const origin = originOf(matches);
  const locale = localeOfPath(location.pathname);
  const { home, services } = hrefs(locale);
  const cards = loaderData.groups.flatMap((group) => group.cards);
  return pageMeta({
    origin,
    path: location.pathname,
    title: intl.formatMessage(messages.metaTitle),
    description: intl.formatMessage(messages.metaDescription),
    imageKey: cards[0]?.cover.key,
    isIndexed: cards.length > 0,
    structuredData: {
      '@graph': [
        itemList(cards.map(({ href }) => origin + href)),
        breadcrumbList([{ label: brand.name[locale], href: home }, { label: intl.formatMessage(messages.title) }], {
          origin,
          url: origin + services,
        }),
      ],
    },
  });
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage view={loaderData} />;
}
