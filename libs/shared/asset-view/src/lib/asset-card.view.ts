import { isStudio, propertyTypes, type AssetSummary } from '@yoodee/api-contract';
import { splitSqWah, type Land } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { dealLabel, pricesOf, type PriceView } from './asset-price.ts';
import { keptTogether, placeLine, textIn, type ShownText } from './asset-text.ts';

export type CardBadge = 'price_reduced' | 'quick_sale' | 'reserved' | 'new' | 'sold' | 'rented' | 'expired';

/** What a card shows of an asset, in one language: little enough to travel with a page of 24. */
export interface AssetCardView {
  id: number;
  title: ShownText;
  /** Kind and deal in a few words, e.g. "คอนโดมิเนียม · ขาย". */
  kind: string;
  prices: PriceView[];
  bedrooms: number | null;
  bathrooms: number | null;
  usableSqm: number | null;
  land: Land | null;
  place: string;
  station: { name: string; minutes: number } | null;
  cover: AssetSummary['cover'];
  imageCount: number;
  badge: CardBadge | null;
}

/** An asset is new for a week after publishing. */
const newForMs = 7 * 24 * 60 * 60 * 1000;

const statusBadges = ['reserved', 'sold', 'rented', 'expired'] as const satisfies readonly CardBadge[];

const badgeOf = (asset: AssetSummary, prices: PriceView[], now: Date): CardBadge | null => {
  const status = statusBadges.find((one) => one === asset.status);
  if (status) return status;
  if (prices.some(({ before }) => before !== undefined)) return 'price_reduced';
  if (asset.urgency === 'quick_sale') return 'quick_sale';
  return asset.published_at && now.getTime() - Date.parse(asset.published_at) < newForMs ? 'new' : null;
};

/** How many bedrooms to tell of; 0 is a studio. */
export const shownBedrooms = (asset: Pick<AssetSummary, 'bedrooms' | 'property_type'>) =>
  asset.bedrooms === 0 && !isStudio(asset) ? null : asset.bedrooms;

export const toAssetCardView = (asset: AssetSummary, locale: Locale, now: Date): AssetCardView => {
  const prices = pricesOf(asset);
  return {
    id: asset.id,
    title: textIn(locale, asset.title_th, asset.title_en) ?? { text: asset.code },
    kind: `${propertyTypes[asset.property_type][locale]} · ${dealLabel(locale, asset.listing_type)}`,
    prices,
    bedrooms: shownBedrooms(asset),
    bathrooms: asset.bathrooms,
    usableSqm: asset.usable_area_sqm,
    land: asset.land_total_sq_wah === null ? null : splitSqWah(asset.land_total_sq_wah),
    place: placeLine(locale, asset.place.district, asset.place.province),
    station: asset.nearest_station && {
      name: keptTogether(asset.nearest_station.name[locale]),
      minutes: asset.nearest_station.walk_minutes,
    },
    cover: asset.cover,
    imageCount: asset.image_count,
    badge: badgeOf(asset, prices, now),
  };
};
