import { isStudio } from '@yoodee/asset-rules';
import {
  listingTypes,
  propertyTypes,
  viewTypes,
  type ListingType,
  type PropertyType,
} from '@yoodee/asset-rules/options';
import { searchTokens } from '@yoodee/search-query';
import { findLine, findStation, nearestStations, placeNames } from '@yoodee/server-thai-geo';

/** The columns that the words come from. */
export interface WordedAsset {
  listing_type: string | null;
  property_type: string | null;
  bedrooms: number | null;
  building_floors: number | null;
  view_types: string[] | null;
  title_th: string | null;
  title_en: string | null;
  project_name_th: string | null;
  project_name_en: string | null;
  province_code: string | null;
  district_code: string | null;
  subdistrict_code: string | null;
  road: string | null;
  soi: string | null;
  landmark_th: string | null;
  landmark_en: string | null;
}

/** Stations in the words: those on the page, up to a short ride away. */
const namedStations = { limit: 3, maxMetres: 2_000 };

const both = (name: { th: string; en: string } | null | undefined) => (name ? [name.th, name.en] : []);

const studio = { th: 'สตูดิโอ', en: 'Studio' };

/** Up to this count the floors are searchable: floors of a house, not of a tower. */
const mostHouseFloors = 5;

/** Search terms without a filter: a studio, the floors of a house, the view. */
const unfiltered = (asset: WordedAsset): string[] => [
  ...both(isStudio(asset) ? studio : null),
  ...(asset.building_floors !== null && asset.building_floors <= mostHouseFloors
    ? [`${asset.building_floors} ชั้น`]
    : []),
  ...(asset.view_types ?? []).flatMap((code) => {
    const view = viewTypes[code as keyof typeof viewTypes];
    return [view.th.includes('วิว') ? view.th : `วิว${view.th}`, `${view.en} view`];
  }),
];

const stationTexts = (point: { lat: number; lng: number } | null): string[] =>
  (point ? nearestStations(point.lat, point.lng, namedStations) : []).flatMap(({ station_id }) => {
    const station = findStation(station_id);
    const line = station && findLine(station.line_id);
    return station && line ? [station.name_th, station.name_en, ...station.aliases, line.name_th, line.name_en] : [];
  });

const linesOf = (texts: readonly (string | null)[]): string[] => {
  const lines = texts.map((text) => (text ? searchTokens(text).join(' ') : '')).filter((line) => line !== '');
  return [...new Set(lines)];
};

/**
 * The search words of an asset in order, joined by spaces, one text per line: titles, project, address, type, deal and
 * stations in both languages. Descriptions are excluded: they mention remote places too.
 */
export const wordsOf = (asset: WordedAsset, point: { lat: number; lng: number } | null): string => {
  const { province, district, subdistrict } = placeNames(asset);
  const texts = [
    asset.title_th,
    asset.title_en,
    asset.project_name_th,
    asset.project_name_en,
    asset.road,
    asset.soi,
    asset.landmark_th,
    asset.landmark_en,
    ...both(province),
    ...both(district),
    ...both(subdistrict),
    ...both(propertyTypes[asset.property_type as PropertyType]),
    ...both(listingTypes[asset.listing_type as ListingType]),
    ...unfiltered(asset),
    ...stationTexts(point),
  ];
  return linesOf(texts).join('\n');
};

/** How many of the first texts in {@link wordsOf} are titles. */
export const titleLines = ({ title_th, title_en }: Pick<WordedAsset, 'title_th' | 'title_en'>): number =>
  linesOf([title_th, title_en]).length;
