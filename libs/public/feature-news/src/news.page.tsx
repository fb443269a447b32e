import type { PageHandle } from '@yoodee/layouts';
import { PageHead, useSite } from '@yoodee/public-page';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { NewsFeedLink } from './lib/news-feed-link.tsx';
import { messages } from './lib/news-page.messages.ts';
import { NewsPage } from './lib/news-page.tsx';
import type { loader } from './news.loader.ts';

export const handle: PageHandle = { isInSitemap: true };

export const Component = () => {
  const view = useLoaderData<typeof loader>();
  const { category, page, pages, cards, featured } = view;
  const { formatMessage } = useIntl();
  const { origin } = useSite();
  const title = [
    category ?? formatMessage(messages.title),
    ...(page > 1 ? [formatMessage(messages.pageNumber, { page })] : []),
  ].join(' – ');
  const shown = featured ? [featured, ...cards] : cards;
  return (
    <>
      <PageHead
        path={pages[page - 1]?.href}
        title={title}
        description={formatMessage(messages.metaDescription)}
        imageKey={shown[0]?.cover.key}
        isIndexed={shown.length > 0}
        structuredData={{
          '@type': 'ItemList',
          numberOfItems: shown.length,
          itemListElement: shown.map(({ href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: origin + href,
          })),
        }}
      >
        <NewsFeedLink />
      </PageHead>
      <NewsPage view={view} />
    </>
  );
};
