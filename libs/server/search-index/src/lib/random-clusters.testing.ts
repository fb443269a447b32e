import fc from 'fast-check';
import type { ClusterQuery } from '@yoodee/api-contract/clusters';
import type { SearchRow } from './search-row.ts';
import { plainRow } from './search-row.testing.ts';

const baht = fc.option(fc.integer({ min: 1, max: 50 }), { freq: 4 });
/** Around Thong Lo, in steps that add up exactly. */
const point = fc.record({
  lat: fc.integer({ min: 0, max: 64 }).map((step) => 13.6875 + step / 512),
  lng: fc.integer({ min: 0, max: 64 }).map((step) => 100.5 + step / 512),
});
const anyRow: fc.Arbitrary<SearchRow> = fc
  .record({
    asset_id: fc.integer({ min: 1, max: 40 }),
    listing_type: fc.constantFrom('sale', 'rent', 'sale_rent', 'takeover'),
    price: baht,
    price_rent: baht,
    price_per_area: baht,
    point: fc.option(point, { freq: 9, nil: { lat: null, lng: null } }),
  })
  .map(({ point: place, ...row }) => ({ ...plainRow, ...row, ...place }));

const anyHistory = fc.array(fc.record({ row: anyRow, isGone: fc.nat(9).map((one) => one === 0) }), { maxLength: 120 });

const anyQuery: fc.Arbitrary<ClusterQuery> = fc.record({
  bbox: fc
    .tuple(point, fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 64 }))
    .map(([{ lat, lng }, wide, high]) => [lng, lat, lng + wide / 512, lat + high / 512] as ClusterQuery['bbox']),
  zoom: fc.double({ min: 0, max: 22, noNaN: true }),
  listing_type: fc.constantFrom(undefined, ['sale'], ['rent'], ['rent', 'sale_rent'], ['sale', 'rent']) as fc.Arbitrary<
    ClusterQuery['listing_type']
  >,
  price_max: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
});

/** Assets on the map after any writes, and views of it. */
export const anyCluster = { history: anyHistory, query: anyQuery };
