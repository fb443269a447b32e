import { expect, it } from 'vitest';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { findArea } from './find-area.ts';

const places = {
  provinces: [{ code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } }],
  districts: [{ code: '1039', name: { th: 'วัฒนา', en: 'Watthana' } }],
  stations: [{ id: 'E4', name: { th: 'อโศก', en: 'Asok' } }],
};

it.each<[AssetQuery, string | null]>([
  [{ province: '10' }, 'bangkok'],
  [{ province: '10', property_type: ['pool_villa'] }, 'bangkok/pool-villa'],
  [{ province: '10', district: '1039', page: 1 }, 'bangkok/watthana'],
  [{ province: '10', district: '1039', property_type: ['condo'] }, 'bangkok/watthana/condo'],
  [{ station: ['E4'] }, 'stations/asok-e4'],
  [{ station: ['E4'], property_type: ['condo'] }, 'stations/asok-e4/condo'],
  [{}, null],
  [{ property_type: ['condo'] }, null],
  [{ province: '10', property_type: ['condo', 'land'] }, null],
  [{ province: '10', page: 2 }, null],
  [{ province: '10', price_max: 1 }, null],
  [{ province: '10', district: '9999' }, null],
  [{ province: '99' }, null],
  [{ station: ['E4', 'E5'] }, null],
  [{ station: ['E4'], station_m: 300 }, null],
  [{ station: ['E4'], province: '10' }, null],
])('maps %j to the page %s', (query, path) => {
  expect(findArea(query, 3, places)).toBe(path);
});

it('returns no page with noindex', () => {
  expect(findArea({ province: '10' }, 2, places)).toBeNull();
});
