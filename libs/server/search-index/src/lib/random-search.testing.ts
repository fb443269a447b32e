import fc from 'fast-check';
import { assetSorts, railKinds } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { areaProblem, encodeArea, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import {
  buildingConditions,
  codesOf,
  facilities,
  features,
  furnishings,
  listingTypes,
  orientations,
  ownershipQuotas,
  petPolicies,
  propertyTypes,
  sellerRoles,
  tenures,
  titleDeedTypes,
  traits,
  viewTypes,
} from '@yoodee/asset-rules/options';
import { createAssetIndex, type AssetIndex } from './asset-index.ts';
import type { SearchRow } from './search-row.ts';

export const now = Date.UTC(2026, 0, 15);
const day = 86_400_000;

const few = <T>(values: readonly T[]) => fc.constantFrom(...values.slice(0, 4));
const known = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });
const districts = ['1001', '1039', '5001', '8301'];
const roads = ['สุขุมวิท', 'เพชรบุรี'];
const projects = ['ลูเมนา สุขุมวิท 49', 'โอเลีย อารีย์'];
const words = ['mabel', 'quill', 'zorn', 'dorsal', 'fjord'];

export const anyRow: fc.Arbitrary<SearchRow> = fc
  .record({
    asset_id: fc.integer({ min: 1, max: 60 }),
    listing_type: fc.constantFrom(...codesOf(listingTypes)),
    property_type: few(codesOf(propertyTypes)),
    seller_role: known(few(codesOf(sellerRoles))),
    district_code: fc.constantFrom(...districts),
    subdistrict: known(fc.constantFrom('01', '02')),
    price: known(fc.integer({ min: 1, max: 9 })),
    price_rent: known(fc.integer({ min: 1, max: 9 })),
    price_per_area: known(fc.integer({ min: 1, max: 5 })),
    rent_per_area: known(fc.integer({ min: 1, max: 5 })),
    price_reduced: fc.boolean(),
    bedrooms: known(fc.integer({ min: 0, max: 5 })),
    bathrooms: known(fc.integer({ min: 0, max: 4 })),
    usable_area_sqm: known(fc.integer({ min: 20, max: 30 })),
    land_total_sq_wah: known(fc.integer({ min: 20, max: 30 })),
    floor_no: known(fc.integer({ min: -2, max: 9 })),
    parking_spaces: known(fc.integer({ min: 0, max: 4 })),
    orientation: known(few(codesOf(orientations))),
    year_built: known(fc.integer({ min: 2010, max: 2020 })),
    furnishing: known(few(codesOf(furnishings))),
    building_condition: known(few(codesOf(buildingConditions))),
    title_deed_type: known(few(codesOf(titleDeedTypes))),
    tenure: known(few(codesOf(tenures))),
    ownership_quota: known(few(codesOf(ownershipQuotas))),
    pets: known(few(codesOf(petPolicies))),
    // In any order, possibly with duplicates.
    facilities: fc.array(fc.constantFrom(...Object.keys(facilities).slice(0, 4)), { maxLength: 5 }),
    features: fc.array(fc.constantFrom(...Object.keys(features).slice(0, 4), 'private_pool'), { maxLength: 5 }),
    road: known(fc.constantFrom(...roads)),
    project: known(fc.constantFrom(...projects)),
    views: fc.array(few(codesOf(viewTypes)), { maxLength: 3 }),
    traits: fc.array(few(codesOf(traits)), { maxLength: 3 }),
    has_floor_plan: fc.boolean(),
    has_video: fc.boolean(),
    // Near the stations Thong Lo and Asok.
    point: known(
      fc.record({
        lat: fc.double({ min: 13.72, max: 13.74, noNaN: true }),
        lng: fc.double({ min: 100.56, max: 100.59, noNaN: true }),
      }),
    ),
    published_at: fc.integer({ min: 0, max: 10 }).map((days) => now - days * day),
    confirmed_at: fc.integer({ min: 0, max: 10 }).map((days) => now - days * day),
    ranked_at: fc.integer({ min: 0, max: 10 }).map((days) => now - days * day),
    best_at: fc.integer({ min: 0, max: 10 }).map((days) => now - days * day),
    title_lines: fc.integer({ min: 0, max: 2 }),
    words: fc.uniqueArray(fc.constantFrom(...words)).map((chosen) => chosen.join('\n')),
  })
  .map(({ point, subdistrict, ...row }) => ({
    ...row,
    province_code: row.district_code.slice(0, 2),
    subdistrict_code: subdistrict && row.district_code + subdistrict,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }));

/** Around a middle at random distances, so that no two sides cross; of any size up to all points. */
export const anyArea: fc.Arbitrary<DrawnArea> = fc
  .record({
    lat: fc.double({ min: 13.715, max: 13.745, noNaN: true }),
    lng: fc.double({ min: 100.555, max: 100.595, noNaN: true }),
    reach: fc.constantFrom(0.002, 0.01, 0.05),
    distances: fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }),
  })
  .map(({ lat, lng, reach, distances }) =>
    distances.map((distance, place) => {
      const angle = (place * 2 * Math.PI) / distances.length;
      return { lat: lat + reach * distance * Math.sin(angle), lng: lng + reach * distance * Math.cos(angle) };
    }),
  )
  .filter((area) => areaProblem(area) === null);

export const some = <T>(values: readonly T[]) => fc.subarray([...values].slice(0, 4), { minLength: 1 });

export const anyQuery: fc.Arbitrary<AssetQuery> = fc.record(
  {
    q: fc.oneof(
      fc.subarray(words, { minLength: 1 }).map((chosen) => chosen.join(' ')),
      fc.constantFrom('do', 'quill zo', ''),
    ),
    listing_type: fc.subarray(codesOf(listingTypes), { minLength: 1 }),
    property_type: some(codesOf(propertyTypes)),
    province: fc.constantFrom('10', '50', '83', '99'),
    district: fc.constantFrom(...districts),
    subdistrict: fc.constantFrom('100101', '103902'),
    station: fc.subarray(['E6', 'E4', 'NOPE'], { minLength: 1 }),
    station_m: fc.constantFrom(300, 500, 800, 1500),
    price_min: fc.integer({ min: 0, max: 9 }),
    price_max: fc.integer({ min: 0, max: 9 }),
    // For prices and rents of up to 9 baht: an instalment of 0.02 repays 3 baht.
    monthly_max: fc.constantFrom(0, 0.01, 0.02, 0.04, 3, 6),
    cash_max: fc.constantFrom(0, 0.5, 1, 4, 12, 20),
    bedrooms_min: fc.integer({ min: 0, max: 6 }),
    bathrooms_min: fc.integer({ min: 0, max: 4 }),
    usable_min: fc.integer({ min: 18, max: 30 }),
    usable_max: fc.integer({ min: 20, max: 32 }),
    land_min: fc.integer({ min: 18, max: 30 }),
    land_max: fc.integer({ min: 20, max: 32 }),
    floor_min: fc.integer({ min: -5, max: 9 }),
    floor_max: fc.integer({ min: -5, max: 9 }),
    parking_min: fc.integer({ min: 0, max: 5 }),
    year_min: fc.integer({ min: 2009, max: 2021 }),
    year_max: fc.integer({ min: 2009, max: 2021 }),
    orientation: some(codesOf(orientations)),
    furnishing: some(codesOf(furnishings)),
    condition: some(codesOf(buildingConditions)),
    title_deed: some(codesOf(titleDeedTypes)),
    tenure: few(codesOf(tenures)),
    quota: few(codesOf(ownershipQuotas)),
    seller_role: some(codesOf(sellerRoles)),
    rail: some(railKinds),
    // Near and far, with and without a station, and a point among the assets.
    reach: fc.uniqueArray(
      fc.constantFrom(
        'E6,8',
        'E6,30',
        'E4,10',
        'BL22,15',
        'CEN,25',
        'PK30,90',
        'NOPE,90',
        '13.73,100.575,12',
        '1,1,90',
      ),
      { minLength: 1, maxLength: 2 },
    ),
    road: fc.constantFrom(...roads),
    project: fc.constantFrom(...projects),
    views: some(codesOf(viewTypes)),
    traits: some(codesOf(traits)),
    facilities: some(Object.keys(facilities) as (keyof typeof facilities)[]),
    features: some(Object.keys(features) as (keyof typeof features)[]),
    pets: few(codesOf(petPolicies)),
    posted_within: fc.integer({ min: 1, max: 12 }),
    price_reduced: fc.constant(true as const),
    has_floor_plan: fc.constant(true as const),
    has_video: fc.constant(true as const),
    // Within one tile of the index, over several, over all, and an inverted box.
    bbox: fc.constantFrom<[number, number, number, number]>(
      [100.565, 13.725, 100.58, 13.735],
      [100.571, 13.726, 100.573, 13.728],
      [100, 13, 101, 14],
      [101, 13, 100, 14],
    ),
    drawn: fc.array(anyArea, { minLength: 1, maxLength: 3 }).map((areas) => areas.map(encodeArea)),
    sort: fc.constantFrom(...assetSorts),
  },
  { requiredKeys: [] },
);

/** Most filters are absent, so that there are results; all appear over the runs. */
export const sparseQuery = fc
  .tuple(anyQuery, fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }))
  .map(([query, kept]) => {
    const keys = Object.keys(query) as (keyof AssetQuery)[];
    const names = new Set(kept.map((index) => keys[index % Math.max(keys.length, 1)]));
    return Object.fromEntries(
      Object.entries(query).filter(([key]) => names.has(key as keyof AssetQuery) || key === 'sort'),
    );
  }) as fc.Arbitrary<AssetQuery>;

export type Step = { put: SearchRow } | { drop: number };
export const anyHistory: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: anyRow.map((put) => ({ put })) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map((drop) => ({ drop })) },
  ),
  { maxLength: 120 },
);

export const take = (index: AssetIndex, step: Step) => {
  if ('put' in step) index.upsert(step.put);
  else index.remove(step.drop);
};

/** The index after a history, and the rows that it should hold. */
export const play = (history: readonly Step[]) => {
  const index = createAssetIndex();
  const rows = new Map<number, SearchRow>();
  for (const step of history) {
    take(index, step);
    if ('put' in step) rows.set(step.put.asset_id, step.put);
    else rows.delete(step.drop);
  }
  return { index, rows: [...rows.values()] };
};
