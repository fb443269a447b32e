import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { expect, it } from 'vitest';
import { withKnownPlaces } from './known-places.ts';

const provinces = [{ code: '10' }, { code: '20' }];
const bangkok = { districts: [{ code: '1039', subdistricts: [{ code: '103901' }] }] };
const stations = [{ id: 'E4' }];

it.each<[string, AssetQuery, AssetQuery, string[]]>([
  ['known places', { province: '10', district: '1039', subdistrict: '103901', station: ['E4'] }, {}, []],
  ['no places', { q: 'สวน', price_max: 5 }, {}, []],
  [
    'a district that is not there',
    { province: '10', district: '1099', q: 'สวน' },
    { province: '10', q: 'สวน' },
    ['district'],
  ],
  [
    'a subdistrict of another district',
    { province: '10', district: '1039', subdistrict: '103801' },
    { province: '10', district: '1039' },
    ['subdistrict'],
  ],
  ['one station of two', { station: ['E4', 'X9'], station_m: 500 }, { station: ['E4'], station_m: 500 }, ['station']],
  [
    'an unknown station near any other',
    { station: ['X9'], rail: ['bts'], station_m: 500 },
    { rail: ['bts'], station_m: 500 },
    ['station'],
  ],
  ['an unknown station', { station: ['X9'], station_m: 500, q: 'สวน' }, { q: 'สวน' }, ['station']],
])('%s: unknown places are removed', (_name, query, left, unknown) => {
  const expected = unknown.length > 0 ? left : query;

  expect(withKnownPlaces(query, { provinces, province: bangkok, stations })).toEqual({ query: expected, unknown });
});

it('districts of an unknown province are removed with it', () => {
  const query = { province: '99', district: '9901', bedrooms_min: 2 };

  expect(withKnownPlaces(query, { provinces, province: null, stations: [] })).toEqual({
    query: { bedrooms_min: 2 },
    unknown: ['province', 'district'],
  });
});
