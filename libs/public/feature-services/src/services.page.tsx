import { useLocale } from '@yoodee/i18n';
import { onMobile, type PageHandle } from '@yoodee/layouts';
import { breadcrumbList, itemList, PageHead, useSite } from '@yoodee/public-page';
import { brand, hrefs } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ServiceBreadcrumb } from './lib/service-breadcrumb.tsx';
import { messages } from './lib/services-page.messages.ts';
import { ServicesPage } from './lib/services-page.tsx';
import type { loader } from './services.loader.ts';

export const handle: PageHandle = {
  layout: onMobile('menu', 'nocontact'),
  isInSitemap: true,
  title: (_view, intl) => intl.formatMessage(messages.title),
  breadcrumb: () => <ServiceBreadcrumb />,
};

export const Component = () => {
  const view = useLoaderData<typeof loader>();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { origin } = useSite();
  const { home, services } = hrefs(locale);
  const cards = view.groups.flatMap((group) => group.cards);
  const trail = [{ label: brand.name[locale], href: home }, { label: formatMessage(messages.title) }];
  return (
    <>
      <PageHead
        title={formatMessage(messages.metaTitle)}
        description={formatMessage(messages.metaDescription)}
        imageKey={cards[0]?.cover.key}
        isIndexed={cards.length > 0}
        structuredData={{
          '@graph': [
            itemList(cards.map(({ href }) => origin + href)),
            breadcrumbList(trail, { origin, url: origin + services }),
          ],
        }}
      />
      <ServicesPage view={view} />
    </>
  );
};
