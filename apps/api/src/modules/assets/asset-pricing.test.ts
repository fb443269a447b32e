import { describe, expect, it } from 'vitest';
import { pricesOf, type PricedAsset } from './asset-pricing.ts';

const asset: PricedAsset = {
  listing_type: 'sale',
  property_type: 'detached_house',
  price_sale: 8_000_000,
  price_rent_month: 40_000,
  takeover_price: 1_000_000,
  price_original_sale: 9_000_000,
  price_original_rent: 40_000,
  usable_area_sqm: 200,
  land_total_sq_wah: 80,
};

describe('pricesOf', () => {
  it.each([
    ['sale', { sale: 8_000_000, rent: null, takeover: null, headline: 8_000_000, perSqm: 40_000, perSqWah: 100_000 }],
    ['rent', { sale: null, rent: 40_000, takeover: null, headline: 40_000, perSqm: 200, perSqWah: 500 }],
    ['sale_rent', { sale: 8_000_000, rent: 40_000, takeover: null, headline: 8_000_000, perSqm: 40_000 }],
    ['takeover', { sale: null, rent: 40_000, takeover: 1_000_000, headline: 1_000_000, perSqm: null, perArea: null }],
  ])('of a %s are those its deal has, whatever else is stored', (listing_type, expected) => {
    expect(pricesOf({ ...asset, listing_type })).toMatchObject(expected);
  });

  it('measure land by its plot alone', () => {
    expect(pricesOf({ ...asset, property_type: 'land' })).toMatchObject({
      ...{ usable: null, land: 80, perSqm: null, perSqWah: 100_000, perArea: 25_000 },
    });
  });

  it('are reduced when they are below the first published ones', () => {
    expect(pricesOf(asset).isReduced).toBe(true);
    expect(pricesOf({ ...asset, price_original_sale: 8_000_000 }).isReduced).toBe(false);
    expect(pricesOf({ ...asset, listing_type: 'rent' }).isReduced).toBe(false);
  });

  it('are unknown where nothing is stored, never zero', () => {
    const empty = { ...asset, price_sale: null, usable_area_sqm: null, land_total_sq_wah: null };

    expect(pricesOf(empty)).toMatchObject({ headline: null, perSqm: null, perSqWah: null, perArea: null });
  });
});
