import { beforeAll, expect, it } from 'vitest';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { stations } from '@yoodee/server-thai-geo';
import { createAssetIndex, type AssetIndex } from './asset-index.ts';
import { searchIndex } from './search.ts';
import { plainRow } from './search-row.testing.ts';

const now = Date.UTC(2026, 0, 15);
const asok = stations.find(({ id }) => id === 'E4')!;
/** So many metres north of the station. */
const northOfAsok = (metres: number) => ({ lat: asok.lat + metres / 111_195, lng: asok.lng });

let index: AssetIndex;
beforeAll(() => {
  index = createAssetIndex();
  const rows = [
    { asset_id: 1, price: 5_200_000, bedrooms: 2, usable_area_sqm: 60, ...northOfAsok(300) },
    { asset_id: 2, price: 4_900_000, bedrooms: 1, usable_area_sqm: 60, ...northOfAsok(300) },
    { asset_id: 3, price: 4_900_000, bedrooms: 2, usable_area_sqm: 57, ...northOfAsok(300) },
    { asset_id: 4, price: 4_900_000, bedrooms: 2, usable_area_sqm: 60, ...northOfAsok(900) },
    { asset_id: 5, price: 9_000_000, bedrooms: 2, usable_area_sqm: 60, ...northOfAsok(300) },
    { asset_id: 6, price: 5_200_000, bedrooms: 2, usable_area_sqm: 60, ...northOfAsok(300), property_type: 'house' },
    { asset_id: 7, price: null, bedrooms: 2, usable_area_sqm: 60, ...northOfAsok(300) },
    { asset_id: 8, price: 5_400_000, bedrooms: 1, usable_area_sqm: 58, ...northOfAsok(300) },
  ];
  for (const row of rows) index.upsert({ ...plainRow, ...row });
});

const missesOf = (query: AssetQuery) => searchIndex(index, query, now).nearMisses;
const wanted: AssetQuery = {
  property_type: ['condo'],
  price_max: 5_000_000,
  bedrooms_min: 2,
  usable_min: 60,
  station: ['E4'],
  station_m: 800,
};

it('come with the filters that they fail; the cheapest are first, at most four', () => {
  expect(missesOf(wanted)).toEqual([
    { assetId: 1, gaps: [{ key: 'price_max', asked: 5_000_000, has: 5_200_000 }] },
    { assetId: 3, gaps: [{ key: 'usable_min', asked: 60, has: 57 }] },
    { assetId: 4, gaps: [{ key: 'station', asked: 800, has: 900 }] },
    { assetId: 2, gaps: [{ key: 'bedrooms_min', asked: 2, has: 1 }] },
  ]);
});

it('may miss several filters', () => {
  expect(missesOf({ ...wanted, usable_min: 59, price_max: 4_800_000 }).at(-1)).toEqual({
    assetId: 2,
    gaps: [
      { key: 'price_max', asked: 4_800_000, has: 4_900_000 },
      { key: 'bedrooms_min', asked: 2, has: 1 },
    ],
  });
});

it.each<[string, AssetQuery]>([
  ['of another kind', { ...wanted, property_type: ['land'] }],
  ['elsewhere', { ...wanted, province: '50' }],
  ['at twice the price', { price_max: 2_000_000 }],
  ['with two rooms less', { ...wanted, bedrooms_min: 4 }],
  ['far from the station', { station: ['E4'], station_m: 1500, price_min: 20_000_000 }],
  ['for nothing', { price_max: 0 }],
  ['without words in common', { q: 'zzqx' }],
])('are none %s', (_what, query) => {
  expect(missesOf(query)).toEqual([]);
});

it('are none when something matches', () => {
  expect(missesOf({ ...wanted, price_max: 5_200_000 })).toEqual([]);
});
