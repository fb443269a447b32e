import type { AssetSummary, NearStation } from '@yoodee/api-contract/assets';
import { isNew, isStudio, splitSqWah, wantedPrices, type AssetPrice, type Land } from '@yoodee/asset-rules';
import { homeTypes, listingTypes, propertyTypes, sellerRoles } from '@yoodee/asset-rules/options';
import { formatPerUnit, formatRelativeDays, formatWalk } from '@yoodee/formatters';
import { usualInstalment } from '@yoodee/purchase-costs';
import type { Locale } from '@yoodee/site';
import { withoutBreaks, placeLine, textIn, type ShownText } from './asset-text.ts';

export type CardBadge = 'price_reduced' | 'quick_sale' | 'reserved' | 'new' | 'sold' | 'rented' | 'expired';

/** The view model of a card, in one language: small, because a page has 24 of them. */
export interface AssetCardView {
  id: number;
  title: ShownText;
  /** E.g. "คอนโดมิเนียม". */
  kind: string;
  /** E.g. "ขาย". */
  deal: string;
  /** The leading price first. */
  prices: AssetPrice[];
  /** The leading price of a sale by area, e.g. "฿140,000/ตร.ม."; by land where there is no building. */
  perArea: string | null;
  /** Estimated monthly instalment for a home for sale, baht. */
  instalment: number | null;
  /** Who offers it, e.g. "เจ้าของ". */
  seller: string | null;
  /** How many listings an owner has who has unusually many; null for all others. */
  sellerListings: number | null;
  /** When the seller last confirmed that it is available, e.g. "3 วันก่อน". */
  confirmed: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  usableSqm: number | null;
  land: Land | null;
  place: string;
  /** The nearest station and the way there, e.g. "ทองหล่อ เดิน 6 นาที" or "บางนา 2.1 กม.". */
  station: string | null;
  /** In a search by travel time instead of the station, e.g. "34 นาทีถึงอโศก เปลี่ยน 1 ครั้ง". */
  journeys?: string[];
  cover: AssetSummary['cover'];
  imageCount: number;
  badge: CardBadge | null;
}

const statusBadges = ['reserved', 'sold', 'rented', 'expired'] as const satisfies readonly CardBadge[];

const badgeOf = (asset: AssetSummary, prices: AssetPrice[], now: Date): CardBadge | null => {
  const status = statusBadges.find((one) => one === asset.status);
  if (status) return status;
  if (prices.some(({ before }) => before !== undefined)) return 'price_reduced';
  if (asset.urgency === 'quick_sale') return 'quick_sale';
  return isNew(asset, now) ? 'new' : null;
};

/** The number of bedrooms to show; 0 is a studio. */
export const shownBedrooms = (asset: Pick<AssetSummary, 'bedrooms' | 'property_type'>) =>
  asset.bedrooms === 0 && !isStudio(asset) ? null : asset.bedrooms;

const perAreaOf = ({ price_per_sqm, price_per_sq_wah }: AssetSummary, locale: Locale): string | null => {
  if (price_per_sqm !== null) return formatPerUnit(locale, price_per_sqm, 'sqm');
  return price_per_sq_wah === null ? null : formatPerUnit(locale, price_per_sq_wah, 'sqWah');
};

/** `Lat Phrao, Bangkok`: a line breaks between the names. */
const wholeNames = (place: string): string => place.split(', ').map(withoutBreaks).join(', ');

const stationLine = (station: NearStation, locale: Locale): string =>
  [station.name[locale], formatWalk(locale, station)].map(withoutBreaks).join(locale === 'en' ? ', ' : ' ');

/** `deals` are those that the visitor searches for; they decide which price leads. */
export const toAssetCardView = (
  asset: AssetSummary,
  locale: Locale,
  now: Date,
  deals?: readonly string[],
): AssetCardView => {
  const prices = wantedPrices(asset, deals);
  const [main] = prices;
  const sale = main?.kind === 'sale' ? main.baht : null;
  return {
    id: asset.id,
    title: textIn(locale, asset.title_th, asset.title_en) ?? { text: asset.code },
    kind: propertyTypes[asset.property_type][locale],
    deal: listingTypes[asset.listing_type][locale],
    prices,
    perArea: sale === null ? null : perAreaOf(asset, locale),
    instalment: sale !== null && homeTypes.includes(asset.property_type) ? usualInstalment(sale) : null,
    seller: asset.seller_role && sellerRoles[asset.seller_role][locale],
    sellerListings: asset.seller_listings,
    confirmed: asset.confirmed_at && formatRelativeDays(locale, asset.confirmed_at, now),
    bedrooms: shownBedrooms(asset),
    bathrooms: asset.bathrooms,
    usableSqm: asset.usable_area_sqm,
    land: asset.land_total_sq_wah === null ? null : splitSqWah(asset.land_total_sq_wah),
    place: wholeNames(placeLine(locale, asset.place.district, asset.place.province)),
    station: asset.nearest_station && stationLine(asset.nearest_station, locale),
    cover: asset.cover,
    imageCount: asset.image_count,
    badge: badgeOf(asset, prices, now),
  };
};
