import { describe, expect, it } from 'vitest';
import { fieldExists } from './asset-fields.ts';
import { codesOf, listingTypes, propertyTypes } from './asset.options.ts';
import {
  asksForRent,
  isReduced,
  leadingPrice,
  priceFieldOf,
  pricePerArea,
  priceOfKind,
  pricesOf,
  sizesOf,
  wantedPrices,
  type PricedAsset,
  type PriceKind,
  type SizedAsset,
} from './prices.ts';

type Asset = PricedAsset & SizedAsset;

/** Every price and size that can be stored, regardless of deal and type. */
const everything = {
  price_sale: 8_000_000,
  price_rent_month: 40_000,
  takeover_price: 1_000_000,
  down_payment_asking: 600_000,
  usable_area_sqm: 200,
  land_total_sq_wah: 80,
};

interface Example {
  deal: string;
  type: string;
  given?: Partial<Asset>;
  /** Kind and baht, leading price first. */
  prices: [string, number][];
  leading: [string, number] | null;
  /** Price that is divided, per m², per square wah, exact per m². */
  perArea: [string, number | null, number | null, number | null] | null;
}

const house = 'detached_house';

const examples: Example[] = [
  // Each deal of a house: 200 m² on 80 square wah.
  {
    ...{ deal: 'sale', type: house },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', 40_000, 100_000, 40_000],
  },
  {
    ...{ deal: 'rent', type: house },
    prices: [['rent', 40_000]],
    leading: ['rent', 40_000],
    perArea: ['rent', 200, null, 200],
  },
  {
    ...{ deal: 'sale_rent', type: house },
    prices: [
      ['sale', 8_000_000],
      ['rent', 40_000],
    ],
    leading: ['sale', 8_000_000],
    perArea: ['sale', 40_000, 100_000, 40_000],
  },
  {
    ...{ deal: 'down_payment', type: house },
    prices: [
      ['sale', 8_000_000],
      ['down_payment', 600_000],
    ],
    leading: ['sale', 8_000_000],
    perArea: ['sale', 40_000, 100_000, 40_000],
  },
  {
    ...{ deal: 'takeover', type: house },
    prices: [
      ['takeover', 1_000_000],
      ['rent', 40_000],
    ],
    leading: ['takeover', 1_000_000],
    perArea: null,
  },
  // Each deal of land: 80 square wah are 320 m².
  {
    ...{ deal: 'sale', type: 'land' },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', null, 100_000, 25_000],
  },
  {
    ...{ deal: 'rent', type: 'land' },
    prices: [['rent', 40_000]],
    leading: ['rent', 40_000],
    perArea: ['rent', null, 500, 125],
  },
  {
    ...{ deal: 'sale_rent', type: 'land' },
    prices: [
      ['sale', 8_000_000],
      ['rent', 40_000],
    ],
    leading: ['sale', 8_000_000],
    perArea: ['sale', null, 100_000, 25_000],
  },
  {
    ...{ deal: 'takeover', type: 'land' },
    prices: [
      ['takeover', 1_000_000],
      ['rent', 40_000],
    ],
    leading: ['takeover', 1_000_000],
    perArea: null,
  },
  // A room has no land, and neither has a business.
  {
    ...{ deal: 'sale', type: 'condo' },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', 40_000, null, 40_000],
  },
  {
    ...{ deal: 'takeover', type: 'business' },
    prices: [
      ['takeover', 1_000_000],
      ['rent', 40_000],
    ],
    leading: ['takeover', 1_000_000],
    perArea: null,
  },
  // Prices that are not known yet.
  { deal: 'sale', type: house, given: { price_sale: null }, prices: [], leading: null, perArea: null },
  { deal: 'rent', type: house, given: { price_rent_month: null }, prices: [], leading: null, perArea: null },
  {
    ...{ deal: 'sale_rent', type: house, given: { price_sale: null } },
    prices: [['rent', 40_000]],
    leading: ['rent', 40_000],
    perArea: ['rent', 200, null, 200],
  },
  {
    ...{ deal: 'sale_rent', type: house, given: { price_rent_month: null } },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', 40_000, 100_000, 40_000],
  },
  {
    ...{ deal: 'down_payment', type: 'condo', given: { price_sale: null } },
    prices: [['down_payment', 600_000]],
    leading: null,
    perArea: null,
  },
  {
    ...{ deal: 'down_payment', type: 'condo', given: { down_payment_asking: null } },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', 40_000, null, 40_000],
  },
  {
    ...{ deal: 'takeover', type: 'retail', given: { takeover_price: null } },
    prices: [['rent', 40_000]],
    leading: ['rent', 40_000],
    perArea: null,
  },
  {
    ...{ deal: 'takeover', type: 'retail', given: { price_rent_month: null } },
    prices: [['takeover', 1_000_000]],
    leading: ['takeover', 1_000_000],
    perArea: null,
  },
  // Sizes that are not known yet, and one that does not divide evenly: 8,000,000 / 30 = 266,666.67.
  {
    ...{ deal: 'sale', type: house, given: { usable_area_sqm: null } },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', null, 100_000, 25_000],
  },
  {
    ...{ deal: 'sale', type: house, given: { usable_area_sqm: null, land_total_sq_wah: null } },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', null, null, null],
  },
  {
    ...{ deal: 'sale', type: 'condo', given: { usable_area_sqm: 30 } },
    prices: [['sale', 8_000_000]],
    leading: ['sale', 8_000_000],
    perArea: ['sale', 266_667, null, 8_000_000 / 30],
  },
];

describe('the prices of an asset', () => {
  it.each(examples)('$deal of $type with $given', ({ deal, type, given, prices, leading, perArea }) => {
    const asset: Asset = { ...everything, ...given, listing_type: deal, property_type: type };
    const first = leadingPrice(asset);
    const per = pricePerArea(asset);

    expect(pricesOf(asset).map(({ kind, baht }) => [kind, baht])).toEqual(prices);
    expect(first && [first.kind, first.baht]).toEqual(leading);
    expect(per && [per.of.kind, per.perSqm, per.perSqWah, per.exactPerSqm]).toEqual(perArea);
  });

  it('of a draft include land in rai, ngan and square wah', () => {
    const draft = { listing_type: 'sale', property_type: house, price_sale: 9_000_000, land_ngan: 2, land_sq_wah: 50 };

    expect(sizesOf(draft)).toEqual({ usableSqm: null, landSqWah: 250, landSqm: 1_000 });
    expect(pricePerArea(draft)).toMatchObject({ perSqWah: 36_000, exactPerSqm: 9_000 });
  });

  it.each([
    ['sale', null],
    ['rent', 200],
    ['sale_rent', 200],
    ['down_payment', null],
    ['takeover', null],
  ])('of the deal %s include the rent per m² %j', (listing_type, perSqm) => {
    const asset: Asset = { ...everything, listing_type, property_type: house };

    expect(pricePerArea(asset, 'rent')?.perSqm ?? null).toBe(perSqm);
  });

  it('are empty before the deal is known', () => {
    const asset: Asset = { ...everything, listing_type: null, property_type: null };

    expect([pricesOf(asset), leadingPrice(asset), pricePerArea(asset)]).toEqual([[], null, null]);
  });

  it('are null for a kind that the deal does not have', () => {
    const asset: Asset = { ...everything, listing_type: 'rent', property_type: 'condo' };

    expect([priceOfKind(asset, 'rent'), priceOfKind(asset, 'sale')]).toEqual([40_000, null]);
  });

  it.each([
    ['sale', { price_original_sale: 9_000_000 }, 'sale', 9_000_000],
    ['rent', { price_original_rent: 45_000 }, 'rent', 45_000],
    ['sale_rent', { price_original_rent: 45_000 }, 'rent', 45_000],
    ['takeover', { price_original_rent: 45_000 }, 'rent', 45_000],
    ['sale', { price_original_sale: 8_000_000 }, 'sale', undefined],
    ['sale', { price_original_sale: 7_000_000 }, 'sale', undefined],
    ['rent', { price_original_sale: 9_000_000 }, 'rent', undefined],
  ] as const)('for %s with %j, the original price of the %s is %s', (listing_type, given, kind, before) => {
    const asset: Asset = { ...everything, ...given, listing_type, property_type: 'condo' };

    expect(pricesOf(asset).find((price) => price.kind === kind)?.before).toBe(before);
    expect(isReduced(asset)).toBe(before !== undefined);
  });
});

describe('the table of fields', () => {
  it.each(codesOf(listingTypes))('has the same prices for %s', (listing_type) => {
    const kinds = pricesOf({ ...everything, listing_type }).map(({ kind }) => kind);

    for (const [kind, field] of Object.entries(priceFieldOf) as [PriceKind, (typeof priceFieldOf)[PriceKind]][])
      expect(fieldExists(field, { listing_type, property_type: 'condo' }), kind).toBe(kinds.includes(kind));
  });

  it.each(codesOf(propertyTypes))('has the same sizes for %s', (property_type) => {
    const { usableSqm, landSqWah, landSqm } = sizesOf({ ...everything, property_type });
    const exists = (field: 'usable_area_sqm' | 'land_sq_wah') =>
      fieldExists(field, { listing_type: 'sale', property_type });

    expect(usableSqm).toBe(exists('usable_area_sqm') ? 200 : null);
    expect([landSqWah, landSqm]).toEqual(exists('land_sq_wah') ? [80, 320] : [null, null]);
  });
});

it.each([
  [undefined, false],
  [[], false],
  [['rent'], true],
  [['rent', 'sale_rent'], true],
  [['sale_rent'], false],
  [['sale', 'rent'], false],
  [['rent', 'takeover'], false],
])('a search for the deals %j asks for rents: %s', (deals, isRent) => {
  expect(asksForRent(deals)).toBe(isRent);
});

it.each([
  [['rent'], 'sale_rent', ['rent', 'sale']],
  [['sale'], 'sale_rent', ['sale', 'rent']],
  [undefined, 'sale_rent', ['sale', 'rent']],
  [['rent'], 'rent', ['rent']],
  [['rent'], 'sale', ['sale']],
])('in a search for %j the prices of %s are in this order: %j', (deals, listing_type, kinds) => {
  expect(wantedPrices({ ...everything, listing_type }, deals).map(({ kind }) => kind)).toEqual(kinds);
});
