import { expect, it } from 'vitest';
import { assetFieldsFrom, type AssetFields } from './asset-fields.ts';
import { priceToConfirm } from './price-to-confirm.ts';

const condo = {
  listing_type: 'sale',
  property_type: 'condo',
  province_code: '10',
  district_code: '1039',
  subdistrict_code: '103901',
  bedrooms: 1,
  price_sale: 4_500_000,
};
const listing = (changes: object = {}): AssetFields =>
  assetFieldsFrom((name) => ({ ...condo, ...changes })[name as keyof typeof condo] ?? null);

it.each([
  [{ price_sale: 450_000 }, 450_000],
  [{ price_sale: 3_149_999 }, 3_149_999],
  [{ price_sale: 3_150_000 }, null],
  [{ price_sale: 5_850_001 }, 5_850_001],
  [{ listing_type: 'rent', price_rent_month: 20_000 }, 20_000],
  [{ subdistrict_code: '103902' }, 4_500_000],
  [{ bedrooms: 2 }, null],
])('after %j, the price to confirm is %s', (changes, expected) => {
  expect(priceToConfirm(listing(), listing(changes))).toBe(expected);
});
