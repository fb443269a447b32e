import {
  isStudio,
  listingTypes,
  propertyTypes,
  viewTypes,
  type ListingType,
  type PropertyType,
} from '@yoodee/api-contract';
import { searchTokens } from '@yoodee/search-query';
import { findLine, findStation, nearestStations, placeNames } from '@yoodee/server-thai-geo';

/** The columns that it reads. */
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

/** Stations that a listing may be found by: those its page names, if it is no more than a ride away. */
const namedStations = { limit: 3, maxMetres: 2_000 };

const both = (name: { th: string; en: string } | null | undefined) => (name ? [name.th, name.en] : []);

const studio = { th: 'สตูดิโอ', en: 'Studio' };

/** The floors of a house; nobody asks for those of a tower. */
const mostHouseFloors = 5;

/** What no filter asks for, but searches do: a studio, the floors of a house, what is seen from the windows. */
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

/**
 * The words an asset is found by, in order, joined by spaces, one text to a line: titles, project, address, type, deal
 * and stations in both languages. Descriptions are left out: they name what is far away as readily as what is there.
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
  const lines = texts.map((text) => (text ? searchTokens(text).join(' ') : '')).filter((line) => line !== '');
  return [...new Set(lines)].join('\n');
};
