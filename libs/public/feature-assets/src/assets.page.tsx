import { useLocale } from '@yoodee/i18n';
import type { PageHandle } from '@yoodee/layouts';
import { itemList, PageHead, useSite } from '@yoodee/public-page';
import { hrefs } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import type { loader } from './assets.loader.ts';
import { messages } from './lib/assets-page.messages.ts';
import { AssetsPage } from './lib/assets-page.tsx';

export const handle: PageHandle = { isInSitemap: true };

const AssetsHead = () => {
  const { area, cards, chips, page, total } = useLoaderData<typeof loader>();
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { origin } = useSite();
  const links = hrefs(useLocale());
  const drawn = chips.find(({ key }) => key === 'drawn');
  const words = chips
    .filter(({ key, text }) => key !== 'drawn' && /[^\d."]/.test(text))
    .map(({ text }) => text.replaceAll('"', ''));
  const what = words.length > 0 ? words : [formatMessage(messages.title)];
  const title = [
    [...what, ...(drawn ? [drawn.text] : [])].join(' '),
    ...(page > 1 ? [formatMessage(messages.pageNumber, { page })] : []),
  ].join(' – ');
  const ownPath = page > 1 ? `${pathname}?page=${page}` : pathname;
  const assets = cards.map(({ id }) => origin + links.asset(id));
  return (
    <PageHead
      // The area page shows the same assets and more, so it is the canonical page.
      path={area ? links.area(area) : ownPath}
      title={title}
      description={formatMessage(messages.description, { count: total })}
      imageKey={cards[0]?.cover?.key}
      isIndexed={(area !== null || chips.length < 2) && total > 0}
      structuredData={itemList(assets, total)}
    />
  );
};

export const Component = () => (
  <>
    <AssetsHead />
    <AssetsPage view={useLoaderData<typeof loader>()} />
  </>
);
