import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { getBestMatches, MatchReason } from '@yoodee/api-contract/best-matches';
import type { ResponseOf } from '@yoodee/api-contract';
import { formatDistance, formatNumber, formatRelativeDays } from '@yoodee/formatters';
import { hrefs, type Locale } from '@yoodee/site';
import { toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';
import { bestMatchesTexts, type BestMatchesTexts } from './best-matches.texts.ts';

/** A listing with its rank and the reasons for it: "Confirmed 3 days ago · 92% complete". */
export interface ExplainedView {
  place: string;
  title: AssetCardView['title'];
  href: string;
  reasons: string[];
}

export interface BestMatchesView {
  texts: Pick<BestMatchesTexts, 'title' | 'lead' | 'how' | 'rules' | 'none' | 'back'>;
  /** The list that is explained. */
  listHref: string;
  isSearch: boolean;
  items: ExplainedView[];
}

interface Source {
  query: AssetQuery;
  found: ResponseOf<typeof getBestMatches>;
  locale: Locale;
  now: Date;
}

type Found = Source['found']['items'][number];

const reasonsOf = ({ asset, reason }: Found, { locale, now }: Source): string[] => {
  const texts = bestMatchesTexts[locale];
  const { is_titled, metres, completeness }: MatchReason = reason;
  return [
    ...(is_titled === null ? [] : [is_titled ? texts.titled : texts.notTitled]),
    ...(metres === null ? [] : [texts.near(formatDistance(locale, metres))]),
    ...(asset.confirmed_at ? [texts.confirmed(formatRelativeDays(locale, asset.confirmed_at, now))] : []),
    texts.complete(completeness),
  ];
};

export const toBestMatchesView = (source: Source): BestMatchesView => {
  const { query, found, locale, now } = source;
  const links = hrefs(locale);
  const search = assetSearchParams({ ...query, sort: 'best' }).toString();
  const { title, lead, how, rules, none, back } = bestMatchesTexts[locale];
  return {
    texts: { title, lead, how, rules, none, back },
    listHref: links.assetsWith(search),
    isSearch: Object.keys(query).length > 0,
    items: found.items.map((item, at) => ({
      place: formatNumber((found.page - 1) * found.page_size + at + 1),
      title: toAssetCardView(item.asset, locale, now, query.listing_type).title,
      href: links.asset(item.asset.id),
      reasons: reasonsOf(item, source),
    })),
  };
};
