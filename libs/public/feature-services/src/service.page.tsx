import { useLocale } from '@yoodee/i18n';
import { onMobile, type PageHandle } from '@yoodee/layouts';
import { PageHead, useSite } from '@yoodee/public-page';
import { brand, hrefs, imageHref, type Locale } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ServiceBreadcrumb } from './lib/service-breadcrumb.tsx';
import { ServicePage } from './lib/service-page.tsx';
import type { ServicePageView } from './lib/service-page.view.ts';
import { messages as listMessages } from './lib/services-page.messages.ts';
import type { loader } from './service.loader.ts';

export const handle: PageHandle<ServicePageView> = {
  layout: onMobile('menu', 'nocontact'),
  title: (service) => service.name,
  breadcrumb: (service) => <ServiceBreadcrumb name={service.name} />,
};

/** UN/CEFACT unit codes, as schema.org requires. C62 means "one", for a job. */
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

export const Component = () => {
  const service = useLoaderData<typeof loader>();
  const listName = useIntl().formatMessage(listMessages.title);
  return (
    <>
      <PageHead
        title={service.name}
        description={service.summary}
        imageKey={service.cover.key}
        structuredData={structuredData(service, useSite().origin, useLocale(), listName)}
      />
      <ServicePage service={service} />
    </>
  );
};
