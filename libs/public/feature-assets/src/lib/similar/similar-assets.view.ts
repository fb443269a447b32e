import type { SimilarAssets, SimilarScope } from '@yoodee/api-contract';
import { toAssetCardView, type AssetCardView, type AssetDetailView } from '@yoodee/asset-view';
import { hrefs, type Locale } from '@yoodee/site';

/** Cards of what is like an asset, how far one had to look for them, and where there is more. */
export interface SimilarView {
  cards: AssetCardView[];
  scope: SimilarScope;
  /** How many there are and of which asset, where the cards are not all; null otherwise. */
  all: { id: number; count: number } | null;
  moreHref: string;
}

const shown = 4;

/** `asset` is null for one that is gone: its list is then all there is. Null where nothing is like it. */
export const toSimilarView = (
  { items, scope }: SimilarAssets,
  asset: AssetDetailView | null,
  { locale, now }: { locale: Locale; now: Date },
): SimilarView | null =>
  items.length === 0
    ? null
    : {
        cards: items.slice(0, shown).map((item) => toAssetCardView(item, locale, now)),
        scope,
        all: asset && items.length > shown ? { id: asset.id, count: items.length } : null,
        moreHref: hrefs(locale).assetsWith(asset?.plain.trail.at(-1)?.search ?? ''),
      };
