import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { ClusterQuery } from '@yoodee/api-contract/clusters';
import { encodeArea } from '@yoodee/api-contract/drawn-areas';
import { codesOf, facilities, listingTypes, propertyTypes } from '@yoodee/asset-rules/options';
import { districtsOf, provinces, stations } from '@yoodee/server-thai-geo';
import { createRandom } from '@yoodee/runner/statistics';
import { hardLists, hardMaps } from './hard-shapes.ts';

const random = createRandom(7);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const million = (least: number, most: number) => Math.round(least + random() * (most - least)) * 1_000_000;

const deal = () => ({ listing_type: [pick(codesOf(listingTypes))] });
const type = () => ({ property_type: [pick(codesOf(propertyTypes)), pick(codesOf(propertyTypes))] });
const price = () => {
  const price_min = million(0, 6);
  return { price_min, price_max: price_min + million(1, 8) };
};
const busyProvinces = ['10', '11', '12', '20', '50', '83'];
const words = ['คอนโด', 'บ้านเดี่ยว', 'ทองหล่อ', 'condo', 'ที่ดิน', 'sukhumvit', 'วิวสวน', 'ให้เช่า', 'ลาดพร้าว', 'pool'];

type Box = ClusterQuery['bbox'];
const boxAround = (lng: number, lat: number, degrees: number) =>
  [lng - degrees, lat - degrees, lng + degrees, lat + degrees].map((edge) => Number(edge.toFixed(4))) as Box;
const inBangkok = (degrees: number) => boxAround(100.4 + random() * 0.3, 13.6 + random() * 0.3, degrees);
const thailand: Box = [97.3, 5.5, 105.7, 20.6];

/** A circle of 60 corners around a place in Bangkok, radius in degrees. */
const drawn = (radius: number) => {
  const [lat, lng] = [13.6 + random() * 0.3, 100.4 + random() * 0.3];
  const angles = Array.from({ length: 60 }, (_, at) => (at * Math.PI) / 30);
  return [
    encodeArea(angles.map((angle) => ({ lat: lat + radius * Math.sin(angle), lng: lng + radius * Math.cos(angle) }))),
  ];
};

type Shape = () => Partial<AssetQuery>;

/** Filters alone. */
const filtered: Record<string, Shape> = {
  everything: () => ({}),
  'deal and type': () => ({ ...deal(), ...type() }),
  province: () => ({ province: pick(busyProvinces) }),
  'district, type': () => {
    const province = pick(provinces).code;
    return { province, district: pick(districtsOf(province)).code, ...type() };
  },
  'price, bedrooms': () => ({ ...price(), bedrooms_min: pick([1, 2, 3]) }),
  'cheapest first': () => ({ ...deal(), sort: 'price_asc', price_min: million(0, 3) }),
  'largest first': () => ({ ...type(), sort: pick(['usable_desc', 'land_desc'] as const) }),
  stations: () => ({ station: [pick(stations).id, pick(stations).id], station_m: pick([500, 800, 1500]) }),
  'best match near stations': () => ({ rail: ['any'], station_m: 1500, sort: 'best' }),
  'floor, parking, year': () => ({ floor_min: 10, parking_min: 1, year_min: pick([2010, 2015, 2020]) }),
  'nearest to stations': () => ({ rail: ['any'], station_m: 1500, sort: 'distance' }),
  'two places, least time': () => ({ reach: [`${pick(stations).id},60`, '13.737,100.56,60'], sort: 'time' }),
  'map box': () => ({ bbox: inBangkok(0.04) }),
  'drawn area': () => ({ drawn: drawn(0.04) }),
  'eight filters': () => ({
    ...deal(),
    ...type(),
    ...price(),
    province: '10',
    bedrooms_min: 1,
    bathrooms_min: 1,
    furnishing: ['fully_furnished', 'fully_fitted'],
    facilities: [pick(Object.keys(facilities) as (keyof typeof facilities)[])],
  }),
  'nothing found': () => ({ ...price(), province: '99', ...type() }),
  'page 40': () => ({ page: 40 }),
};

/** Typed words, alone and with filters. */
const typed: Record<string, Shape> = {
  'one word': () => ({ q: pick(words) }),
  'two words': () => ({ q: `${pick(words)} ${pick(words)}` }),
  'unspaced, filtered': () => ({ q: `${pick(words.slice(0, 3))}${pick(stations).name_th}`, ...price() }),
  'half typed': () => ({ q: `${pick(words)} ${pick(stations).name_en.slice(0, 3)}` }),
  mistyped: () => ({ q: pick(['thonhlor', 'sukhumwit', 'คอนโด ทองหร่อ', 'บ้านเดี่ยว ลาดพร่าว']) }),
};

/** The map, from the whole country to a street. */
const mapped: Record<string, () => Partial<ClusterQuery>> = {
  country: () => ({ bbox: thailand, zoom: 5 }),
  city: () => ({ bbox: boxAround(100.55, 13.75, 0.3), zoom: 10 }),
  district: () => ({ bbox: inBangkok(0.05), zoom: 13 }),
  street: () => ({ bbox: inBangkok(0.01), zoom: 16 }),
  'city, drawn': () => ({ bbox: boxAround(100.55, 13.75, 0.3), zoom: 11, drawn: drawn(0.1) }),
  'city, filtered': () => ({ bbox: boxAround(100.55, 13.75, 0.3), zoom: 11, ...deal(), ...type(), ...price() }),
};

/** What compares many assets for one answer. `published` are ids of some assets. */
const comparedWith = (published: readonly number[]): Record<string, () => string> => ({
  'prices around an asset': () => `/assets/${pick(published)}/price-comparison`,
  'best match explained': () => `/assets/best?${assetSearchParams({ q: pick(words), sort: 'best' })}`,
  'what a budget buys': () => `/areas/examples?path=${pick(['bangkok', 'bangkok/watthana', 'chonburi', 'phuket'])}`,
  'address from the pin': () =>
    `/geo/places/near?lat=${(13.6 + random() * 0.3).toFixed(4)}&lng=${(100.4 + random() * 0.3).toFixed(4)}`,
});

const assetPaths = (shapes: Record<string, Shape>): Record<string, () => string> =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, () => `/assets?${assetSearchParams(shape())}`]),
  );

const clusterPath = ({ zoom, ...query }: Partial<ClusterQuery>) =>
  `/assets/clusters?${assetSearchParams(query)}&zoom=${zoom}`;

const clusterPaths = (shapes: Record<string, () => Partial<ClusterQuery>>): Record<string, () => string> =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, () => clusterPath(shape())]));

export type Kind = 'nothing' | 'filters' | 'words' | 'clusters' | 'comparisons' | 'hard lists' | 'hard maps';
/** By kind and shape: paths of the API that differ at every call and are the same in every run. */
export type Questions = Record<Kind, Record<string, () => string>>;

/** Queries of a stock with these published assets. */
export const questionsOf = (published: readonly number[]): Questions => ({
  // Served from memory: measures the connection and other load, without a search.
  nothing: { provinces: () => '/geo/provinces' },
  filters: assetPaths(filtered),
  words: assetPaths(typed),
  clusters: clusterPaths(mapped),
  comparisons: comparedWith(published),
  'hard lists': assetPaths(hardLists),
  'hard maps': clusterPaths(hardMaps),
});
