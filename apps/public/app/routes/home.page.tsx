import { useLocale } from '@yoodee/i18n';
import type { PageHandle } from '@yoodee/layouts';
import { NewWhereYouLooked } from '@yoodee/public-feature-assets/last-search';
import { HeroSearch } from '@yoodee/public-feature-assets/search-box';
import { DealTabs, HomePage, homePageMessages as messages } from '@yoodee/public-feature-home';
import { ServiceCards } from '@yoodee/public-feature-services';
import { PageHead, useSite } from '@yoodee/public-page';
import { brand, hrefs, localeTags, type Locale } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { NewsTeasers } from '../news-teasers';
import type { loader } from './home.loader';

export const handle: PageHandle = { isInSitemap: true };

const structuredData = (origin: string, locale: Locale) => ({
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
});

/** The hero's search: the search box of the list page, with the choice of a deal above it. */
const search = (
  <HeroSearch>
    <DealTabs />
  </HeroSearch>
);

export const Component = () => {
  const { home, services, news } = useLoaderData<typeof loader>();
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead
        title={formatMessage(messages.metaTitle)}
        description={formatMessage(messages.metaDescription, { count: home.total })}
        imageKey={home.hero?.cover?.key}
        structuredData={structuredData(useSite().origin, useLocale())}
      />
      <HomePage
        view={home}
        search={search}
        lastSearch={<NewWhereYouLooked shown={home.newest.map(({ id }) => id)} />}
        news={news.length > 0 && <NewsTeasers articles={news} />}
        services={services.length > 0 && <ServiceCards services={services} isRow />}
      />
    </>
  );
};
