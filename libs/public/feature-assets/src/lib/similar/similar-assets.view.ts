import type { SimilarAssets, SimilarScope } from '@yoodee/api-contract/similar';
import { hrefs, type Locale } from '@yoodee/site';
import { toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';
import type { AssetDetailView } from '@yoodee/ui-asset-detail';

/** The view model of similar assets: cards, how wide the search was, and a link to more. */
export interface SimilarView {
  cards: AssetCardView[];
  scope: SimilarScope;
  /** The total, the asset and its deal, if there are more than the cards; else null. */
  all: { id: number; count: number; deals: readonly string[] | undefined } | null;
  moreHref: string;
}

const shown = 4;

/** `asset` is null if it no longer exists: then there is only the list. Returns null if there are no similar assets. */
export const toSimilarView = (
  { items, scope }: SimilarAssets,
  asset: AssetDetailView | null,
  { locale, now }: { locale: Locale; now: Date },
): SimilarView | null => {
  if (items.length === 0) return null;
  const deals = asset?.prices[0]?.kind === 'rent' ? ['rent'] : undefined;
  return {
    cards: items.slice(0, shown).map((item) => toAssetCardView(item, locale, now, deals)),
    scope,
    all: asset && items.length > shown ? { id: asset.id, count: items.length, deals } : null,
    moreHref: hrefs(locale).assetsWith(asset?.plain.sameInDistrict ?? ''),
  };
};
