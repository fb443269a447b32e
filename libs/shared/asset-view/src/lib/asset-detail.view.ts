import {
  assetFieldNames,
  doubtfulTitleDeeds,
  fieldExists,
  fieldGroup,
  facilities,
  features,
  propertyTypes,
  selling,
  type AssetDetail,
  type AssetFieldName,
  type AssetGroup,
} from '@yoodee/api-contract';
import { formatArea, formatLand, formatPerUnit, formatDate, formatRelativeDays, splitSqWah } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { toAssetCostsView, type AssetCostsView } from './asset-costs.view.ts';
import { shownBedrooms } from './asset-card.view.ts';
import { dealLabel, pricesOf, type PriceView } from './asset-price.ts';
import { streetOf } from './asset-street.ts';
import { joinTexts, placeLine, textIn, type ShownText } from './asset-text.ts';
import { fieldLabel, fieldText } from './field-value.ts';
import { priceHistoriesOf, type PriceHistoryView } from './price-history.view.ts';
import { toPlainFacts, type PlainFacts } from './plain-facts.ts';
import { toVideoView, type VideoView } from './video.ts';

export interface FactView {
  term: string;
  value: string;
}

export type FactGroup = Exclude<AssetGroup, 'deal' | 'place' | 'text' | 'price'>;

/** What the page of an asset shows, in one language, ready to print: the same for visitors and for the preview. */
export interface AssetDetailView {
  id: number;
  code: string;
  status: AssetDetail['status'];
  title: ShownText;
  description: ShownText | null;
  kind: string;
  /** A plot, with nothing to live in: some things are called otherwise. */
  isLand: boolean;
  prices: PriceView[];
  perUnit: string[];
  /** The project and its district, then the whole address: each a row of texts in their languages. */
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
  /** Dates as said on the page, e.g. `15 ส.ค. 2568` and `3 วันก่อน`. */
  firstListed: string | null;
  confirmed: string | null;
  /** The seller has not confirmed it for so long that it may be taken. */
  isStale: boolean;
  priceHistories: PriceHistoryView[];
  costs: AssetCostsView | null;
  /** `since`: the month in which they became a member, e.g. `ส.ค. 2568`; `role`: as what they offer this asset. */
  poster: (AssetDetail['poster'] & { since: string; role: string | null }) | null;
  plain: PlainFacts;
}

const groupOrder: readonly FactGroup[] = ['size', 'rooms', 'building', 'land', 'right', 'cost', 'rent'];

/** Said elsewhere on the page: as key facts, as lists, or in one line of land. */
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
  const texts = (...said: (ShownText | string | null)[]) =>
    said.flatMap((each) => (typeof each === 'string' ? (each ? [{ text: each }] : []) : (each ?? [])));
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

/** Unconfirmed for so many days, a listing is marked (domain.md, freshness). */
const staleAfterDays = 45;

const isStale = ({ status, confirmed_at }: AssetDetail, now: Date): boolean =>
  status === 'published' &&
  confirmed_at !== null &&
  now.getTime() - Date.parse(confirmed_at) > staleAfterDays * 24 * 60 * 60 * 1000;

/** `now` decides what "3 days ago" means; the browser must say what the server said. */
export const toAssetDetailView = (asset: AssetDetail, locale: Locale, now: Date): AssetDetailView => {
  const usable = asset.usable_area_sqm === null ? null : formatArea(locale, asset.usable_area_sqm);
  const land = asset.land_total_sq_wah === null ? null : formatLand(locale, splitSqWah(asset.land_total_sq_wah));
  return {
    id: asset.id,
    code: asset.code,
    status: asset.status,
    title: textIn(locale, asset.title_th, asset.title_en) ?? { text: asset.code },
    description: textIn(locale, asset.description_th, asset.description_en),
    kind: `${propertyTypes[asset.property_type][locale]} · ${dealLabel(locale, asset.listing_type)}`,
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
