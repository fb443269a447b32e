import type { AssetDetail } from '@yoodee/api-contract/assets';
import { isStale, pricesOf, selling, splitSqWah, type AssetPrice } from '@yoodee/asset-rules';
import {
  assetFieldNames,
  fieldExists,
  fieldGroup,
  type AssetFieldName,
  type AssetGroup,
} from '@yoodee/asset-rules/fields';
import { doubtfulTitleDeeds, facilities, features, listingTypes, propertyTypes } from '@yoodee/asset-rules/options';
import { formatArea, formatLand, formatPerUnit, formatDate, formatRelativeDays } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import {
  fieldLabel,
  fieldText,
  joinTexts,
  placeLine,
  shownBedrooms,
  textIn,
  type ShownText,
} from '@yoodee/ui-asset-card';
import { toAssetCostsView, type AssetCostsView } from '@yoodee/ui-purchase-costs';
import { streetOf } from './place/asset-street.ts';
import { priceHistoriesOf, type PriceHistoryView } from './price-history/price-history.view.ts';
import { toPlainFacts, type PlainFacts } from './plain-facts.ts';
import { toVideoView, type VideoView } from './gallery/video.ts';

export interface FactView {
  term: string;
  value: string;
}

export type FactGroup = Exclude<AssetGroup, 'deal' | 'place' | 'text' | 'price' | 'contact'>;

/** The view model of an asset's page, in one language: the same for visitors and for the preview. */
export interface AssetDetailView {
  id: number;
  code: string;
  status: AssetDetail['status'];
  title: ShownText;
  description: ShownText | null;
  kind: string;
  /** A plot of land: some fields have other names. */
  isLand: boolean;
  prices: AssetPrice[];
  perUnit: string[];
  /** The project with its district, and the full address: each a row of texts with their languages. */
  place: ShownText[];
  address: ShownText[];
  keyFacts: {
    bedrooms: number | null;
    bathrooms: number | null;
    parking: number | null;
    usable: string | null;
    land: string | null;
  };
  groups: { group: FactGroup; facts: FactView[] }[];
  facilities: string[];
  features: string[];
  hasDoubtfulTitle: boolean;
  stations: { name: string; line: string; colour: string; metres: number; minutes: number }[];
  images: AssetDetail['images'];
  floorPlans: AssetDetail['floor_plans'];
  video: VideoView | null;
  point: { lat: number; lng: number; isExact: boolean } | null;
  /** Formatted dates, e.g. `15 ส.ค. 2568` and `3 วันก่อน`. */
  firstListed: string | null;
  confirmed: string | null;
  /** The seller has not confirmed it for so long that it may no longer be available. */
  isStale: boolean;
  priceHistories: PriceHistoryView[];
  costs: AssetCostsView | null;
  /** `since`: the month they became a member, e.g. `ส.ค. 2568`; `role`: their role for this asset. */
  poster: (AssetDetail['poster'] & { since: string; role: string | null }) | null;
  plain: PlainFacts;
}

const groupOrder: readonly FactGroup[] = ['size', 'rooms', 'building', 'land', 'right', 'cost', 'rent'];

/** Fields that the page shows elsewhere: as key facts, as lists, or in the land row. */
const saidElsewhere = new Set<AssetFieldName>([
  'facilities',
  'features',
  'land_rai',
  'land_ngan',
  'land_sq_wah',
  'usable_area_sqm',
]);

const factsOf = (asset: AssetDetail, group: FactGroup, locale: Locale): FactView[] =>
  assetFieldNames.flatMap((name) => {
    if (fieldGroup(name, asset) !== group || saidElsewhere.has(name) || !fieldExists(name, asset)) return [];
    const value = fieldText(name, asset, locale);
    return value === null ? [] : [{ term: fieldLabel(name, locale), value }];
  });

const sizeWords = {
  usable: { th: 'พื้นที่ใช้สอย', en: 'Usable area' },
  land: { th: 'ที่ดิน', en: 'Land' },
} as const;

const sizeFacts = (usable: string | null, land: string | null, locale: Locale): FactView[] => [
  ...(usable ? [{ term: sizeWords.usable[locale], value: usable }] : []),
  ...(land ? [{ term: sizeWords.land[locale], value: land }] : []),
];

const placeOf = (asset: AssetDetail, locale: Locale): Pick<AssetDetailView, 'place' | 'address'> => {
  const { place, soi, road, postal_code } = asset;
  const project = textIn(locale, asset.project_name_th, asset.project_name_en);
  const texts = (...candidates: (ShownText | string | null)[]) =>
    candidates.flatMap((each) => (typeof each === 'string' ? (each ? [{ text: each }] : []) : (each ?? [])));
  return {
    place: joinTexts(texts(project, placeLine(locale, place.district, place.province)), ' · '),
    address: joinTexts(
      texts(
        project,
        ...streetOf(locale, soi, road),
        placeLine(locale, place.subdistrict, place.district, place.province),
        postal_code,
      ),
      locale === 'en' ? ', ' : ' ',
    ),
  };
};

const perUnitOf = (asset: AssetDetail, locale: Locale): string[] => [
  ...(asset.price_per_sqm === null ? [] : [formatPerUnit(locale, asset.price_per_sqm, 'sqm')]),
  ...(asset.price_per_sq_wah === null ? [] : [formatPerUnit(locale, asset.price_per_sq_wah, 'sqWah')]),
];

/** `now` is the base of "3 days ago"; browser and server must use the same. */
export const toAssetDetailView = (asset: AssetDetail, locale: Locale, now: Date): AssetDetailView => {
  const usable = asset.usable_area_sqm === null ? null : formatArea(locale, asset.usable_area_sqm);
  const land = asset.land_total_sq_wah === null ? null : formatLand(locale, splitSqWah(asset.land_total_sq_wah));
  return {
    id: asset.id,
    code: asset.code,
    status: asset.status,
    title: textIn(locale, asset.title_th, asset.title_en) ?? { text: asset.code },
    description: textIn(locale, asset.description_th, asset.description_en),
    kind: `${propertyTypes[asset.property_type][locale]} · ${listingTypes[asset.listing_type][locale]}`,
    isLand: asset.property_type === 'land',
    prices: pricesOf(asset),
    perUnit: perUnitOf(asset, locale),
    ...placeOf(asset, locale),
    keyFacts: {
      bedrooms: shownBedrooms(asset),
      bathrooms: asset.bathrooms,
      parking: asset.parking_spaces,
      usable,
      land,
    },
    groups: groupOrder
      .map((group) => ({
        group,
        facts: [...(group === 'size' ? sizeFacts(usable, land, locale) : []), ...factsOf(asset, group, locale)],
      }))
      .filter(({ facts }) => facts.length > 0),
    facilities: (asset.facilities ?? []).map((code) => facilities[code][locale]),
    features: (asset.features ?? []).map((code) => features[code][locale]),
    hasDoubtfulTitle:
      (selling as readonly string[]).includes(asset.listing_type) &&
      asset.title_deed_type !== null &&
      doubtfulTitleDeeds.includes(asset.title_deed_type),
    stations: asset.nearest_stations.map(({ name, line, line_colour, metres, walk_minutes }) => ({
      name: name[locale],
      line: line[locale],
      colour: line_colour,
      metres,
      minutes: walk_minutes,
    })),
    images: asset.images,
    floorPlans: asset.floor_plans,
    video: asset.video_url === null ? null : toVideoView(asset.video_url),
    point:
      asset.lat === null || asset.lng === null
        ? null
        : { lat: asset.lat, lng: asset.lng, isExact: asset.location_precision !== 'approximate' },
    firstListed: asset.first_published_at && formatDate(locale, asset.first_published_at),
    confirmed: asset.confirmed_at && formatRelativeDays(locale, asset.confirmed_at, now),
    isStale: isStale(asset, now),
    priceHistories: priceHistoriesOf(asset, locale, now),
    costs: toAssetCostsView(asset, now),
    poster: asset.poster && {
      ...asset.poster,
      since: formatDate(locale, asset.poster.member_since, 'month'),
      role: fieldText('seller_role', asset, locale),
    },
    plain: toPlainFacts(asset, locale),
  };
};
