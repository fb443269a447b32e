import { data, type MetaDescriptor } from 'react-router';
import { getService } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import {
  ServiceBreadcrumb,
  ServicePage,
  servicesPageMessages as listMessages,
  type ServicePageView,
} from '@yoodee/public-feature-services';
import { toServicePageView } from '@yoodee/public-feature-services/view';
import { brand, hrefs, imageHref, localeOfPath, type Locale } from '@yoodee/site';
import { loadFromApi, loadProvinces } from '../api.server';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/service';

export const handle = {
  layout: routeLayouts['/services/:slug'],
  title: (service: ServicePageView) => service.name,
  breadcrumb: (service: ServicePageView) => <ServiceBreadcrumb name={service.name} />,
};

export const headers = publicHeaders;

export const loader = async ({ request, params }: Route.LoaderArgs) => {
  // Anything else is no address of ours; the API would call it a bad request.
  if (!/^[a-z0-9-]{1,80}$/.test(params.slug)) throw data(null, { status: 404 });
  const [service, provinces] = await Promise.all([
    loadFromApi(getService, { params: { slug: params.slug } }, request),
    loadProvinces(request),
  ]);
  return toServicePageView({ service, provinces, locale: localeOfPath(new URL(request.url).pathname) });
};

/** UN/CEFACT codes, which schema.org asks for; a job is a unit of its own. */
const unitCodes = { job: 'C62', sqm: 'MTK', day: 'DAY', month: 'MON' } as const;

const offersOf = ({ packages }: ServicePageView) =>
  packages.map(({ name, price: { baht, unit } }) => ({
    '@type': 'Offer',
    name,
    price: baht,
    priceCurrency: 'THB',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: baht,
      priceCurrency: 'THB',
      unitCode: unitCodes[unit],
      valueAddedTaxIncluded: true,
    },
  }));

const structuredData = (service: ServicePageView, origin: string, locale: Locale, listName: string) => {
  const { home, services } = hrefs(locale);
  return {
    '@graph': [
      {
        '@type': 'Service',
        name: service.name,
        description: service.summary,
        serviceType: service.name,
        url: origin + service.href,
        image: [service.cover, ...service.gallery].map(({ key }) => origin + imageHref(key, 1280)),
        provider: {
          '@type': 'Organization',
          name: brand.company[locale],
          url: origin,
          telephone: brand.phone.e164,
        },
        areaServed:
          service.elsewhere.length === 0
            ? { '@type': 'Country', name: 'TH' }
            : service.areas.map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
        offers: offersOf(service),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: brand.name[locale], item: origin + home },
          { name: listName, item: origin + services },
          { name: service.name, item: origin + service.href },
        ].map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
      },
    ],
  };
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const origin = originOf(matches);
  const locale = localeOfPath(location.pathname);
  const listName = intlOfPath(location.pathname).formatMessage(listMessages.title);
  return pageMeta({
    origin,
    path: location.pathname,
    title: loaderData.name,
    description: loaderData.summary,
    imageKey: loaderData.cover.key,
    structuredData: structuredData(loaderData, origin, locale, listName),
  });
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage service={loaderData} />;
}
