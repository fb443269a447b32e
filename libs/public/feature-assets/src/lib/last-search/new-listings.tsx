import { isSuccess, send, toRequest } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { valuesByKey } from '@yoodee/api-contract/asset-address';
import { searchAssets } from '@yoodee/api-contract/assets';
import { useLocale } from '@yoodee/i18n';
import { Cards, Shelf } from '@yoodee/public-ui-landing';
import { dayMs, hrefs, type Locale } from '@yoodee/site';
import { toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';
import { Button } from '@yoodee/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { forgetLastSearch, type LastSearch } from './last-search.ts';
import { messages } from './new-listings.messages.ts';

const newDays = 7;
const most = 4;

const readDeals = (params: URLSearchParams) => params.getAll('listing_type');

/** The newest listings of a search: those of one week, or since the last view of the search if that is longer ago. */
const loadNew = async ({ query, lookedAt }: LastSearch, locale: Locale, signal: AbortSignal) => {
  const params = new URLSearchParams(query);
  const result = await send<ResponseOf<typeof searchAssets>>(toRequest(searchAssets, { query: valuesByKey(params) }), {
    locale,
    signal,
  });
  if (!isSuccess(result)) return [];
  const now = new Date();
  const since = Math.min(lookedAt, now.getTime() - newDays * dayMs);
  return result.data.items
    .filter(({ published_at }) => published_at !== null && Date.parse(published_at) > since)
    .map((asset) => toAssetCardView(asset, locale, now, readDeals(params)));
};

interface NewListingsProps {
  search: LastSearch;
  /** Ids of listings that the page shows already. */
  shown: readonly number[];
}

/** Cards of the new listings of a search; nothing if there are none, or if they cannot be loaded. */
export default function NewListings({ search: { query, lookedAt }, shown }: NewListingsProps) {
  const locale = useLocale();
  const [cards, setCards] = useState<AssetCardView[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void loadNew({ query, lookedAt }, locale, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setCards(found);
    });
    return () => leaving.abort();
  }, [query, lookedAt, locale]);
  const fresh = cards.filter(({ id }) => !shown.includes(id)).slice(0, most);
  if (fresh.length === 0) return null;
  return (
    <Shelf
      title={<FormattedMessage {...messages.title} />}
      more={{ href: hrefs(locale).assetsWith(query), label: <FormattedMessage {...messages.seeAll} /> }}
    >
      <Cards cards={fresh} isRow />
      <Button variant="ghost" size="sm" onClick={forgetLastSearch}>
        <FormattedMessage {...messages.hide} />
      </Button>
    </Shelf>
  );
}
