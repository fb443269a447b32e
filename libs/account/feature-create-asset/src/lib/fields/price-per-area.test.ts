import { expect, it } from 'vitest';
import { areaFigures } from './price-per-area.ts';

it('works out land in both units and the price for each', () => {
  const house = { listing_type: 'sale', property_type: 'detached_house', price_sale: 9_000_000 } as const;

  expect(areaFigures({ ...house, usable_area_sqm: 180, land_ngan: 2, land_sq_wah: 50 })).toEqual({
    landSqWah: 250,
    landSqm: 1_000,
    perSqm: 50_000,
    perSqWah: 36_000,
    measured: 'price_sale',
  });
});

it('takes the rent where nothing is sold, and leaves out what the type does not have', () => {
  const room = { listing_type: 'rent', property_type: 'condo', price_sale: 1, price_rent_month: 20_000 } as const;

  expect(areaFigures({ ...room, usable_area_sqm: 40, land_rai: 1 })).toEqual({
    landSqWah: null,
    landSqm: null,
    perSqm: 500,
    perSqWah: null,
    measured: 'price_rent_month',
  });
});
