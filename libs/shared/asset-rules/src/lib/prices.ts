import { built, landed } from './asset-fields.groups.ts';
import type { ListingType } from './asset.options.ts';
import { landOfFields, sqWahToSqm, type LandFields } from './land.ts';

export type PriceKind = 'sale' | 'rent' | 'takeover' | 'down_payment';

/** The kinds whose changes the page of an asset shows. A down payment is part of the price of a sale. */
export const publicPriceKinds = ['sale', 'rent', 'takeover'] as const satisfies readonly PriceKind[];

/** Whole baht; a rent is per month. `before` is the first published price if it was higher. */
export interface AssetPrice {
  kind: PriceKind;
  baht: number;
  before?: number;
}

/**
 * The fields that determine the prices. A field that the deal does not have may hold an old value, which is ignored.
 */
export interface PricedAsset {
  listing_type: string | null;
  price_sale?: number | null;
  price_rent_month?: number | null;
  takeover_price?: number | null;
  down_payment_asking?: number | null;
  price_original_sale?: number | null;
  price_original_rent?: number | null;
}

/** Sizes of an asset. A field that its type does not have may hold an old value, which is ignored. */
export interface SizedAsset extends LandFields {
  property_type: string | null;
  usable_area_sqm?: number | null;
  /** Total land in square wah; absent on a draft, for which the three land fields are added up instead. */
  land_total_sq_wah?: number | null;
}

/** Limits of a stored price in whole baht. Below the lowest sale price an amount can only be a rent. */
export const lowestSalePrice = 50_000;
export const highestPrice = 9_999_999_999;

/** How long a new price can be taken back without a trace. Members who saved the asset are notified after it. */
export const priceTakeBackMinutes = 10;

/** The prices that each deal has, in display order. The field table is tested against this. */
export const pricesOfDeal: Record<ListingType, readonly PriceKind[]> = {
  sale: ['sale'],
  rent: ['rent'],
  sale_rent: ['sale', 'rent'],
  down_payment: ['sale', 'down_payment'],
  takeover: ['takeover', 'rent'],
};

/** The field that holds each price. */
export const priceFieldOf = {
  sale: 'price_sale',
  rent: 'price_rent_month',
  takeover: 'takeover_price',
  down_payment: 'down_payment_asking',
} as const satisfies Record<PriceKind, keyof PricedAsset>;

/** A price that moves by more than this share of itself may be a typing error. */
const largeShare = 0.3;

/** Whether a price changes so much that its owner confirms it. Whole baht; an unknown price never does. */
export const isLargePriceChange = (from: number | null, to: number | null): boolean =>
  from !== null && to !== null && Math.abs(to - from) > from * largeShare;

const firstPublished = (asset: PricedAsset, kind: PriceKind): number | null => {
  if (kind === 'sale') return asset.price_original_sale ?? null;
  return kind === 'rent' ? (asset.price_original_rent ?? null) : null;
};

/** The prices that the deal of an asset has, in display order. */
export const priceKindsOf = ({ listing_type }: Pick<PricedAsset, 'listing_type'>): readonly PriceKind[] =>
  listing_type === null ? [] : (pricesOfDeal[listing_type as ListingType] ?? []);

/** All prices of an asset in display order: those that its deal has and that are known. */
export const pricesOf = (asset: PricedAsset): AssetPrice[] =>
  priceKindsOf(asset).flatMap((kind) => {
    const baht = asset[priceFieldOf[kind]] ?? null;
    if (baht === null) return [];
    const before = firstPublished(asset, kind);
    return [{ kind, baht, ...(before !== null && before > baht && { before }) }];
  });

/** The price of one kind in whole baht; null if the deal does not have it or it is unknown. */
export const priceOfKind = (asset: PricedAsset, kind: PriceKind): number | null =>
  pricesOf(asset).find((price) => price.kind === kind)?.baht ?? null;

/**
 * The leading price of the deal: displayed first everywhere, and used by price filters and sorting. A down payment is
 * part of the price of a sale and is never the leading price.
 */
export const leadingPrice = (asset: PricedAsset): AssetPrice | null => {
  const [first] = pricesOf(asset);
  return first && first.kind !== 'down_payment' ? first : null;
};

/** Whether a search for these deals is about monthly rents: it asks for `rent`, alone or with `sale_rent`. */
export const asksForRent = (deals: readonly string[] | undefined): boolean =>
  deals !== undefined && deals.includes('rent') && deals.every((deal) => deal === 'rent' || deal === 'sale_rent');

/**
 * All prices of an asset for somebody who searches for these deals, the one that its filters and its order compare first.
 */
export const wantedPrices = (asset: PricedAsset, deals: readonly string[] | undefined): AssetPrice[] => {
  const prices = pricesOf(asset);
  return asksForRent(deals) ? prices.toSorted((a, b) => Number(b.kind === 'rent') - Number(a.kind === 'rent')) : prices;
};

/** Whether any price is below the first published one. */
export const isReduced = (asset: PricedAsset): boolean => pricesOf(asset).some(({ before }) => before !== undefined);

const has = (types: readonly string[], { property_type: type }: SizedAsset) => type !== null && types.includes(type);

/** The sizes that an asset of this type has. Bare land has no usable area, and a room no land. */
export const sizesOf = (asset: SizedAsset) => {
  const { usable_area_sqm, land_total_sq_wah = landOfFields(asset) } = asset;
  const landSqWah = has(landed, asset) ? land_total_sq_wah : null;
  return {
    usableSqm: has(built, asset) ? (usable_area_sqm ?? null) : null,
    landSqWah,
    landSqm: landSqWah === null ? null : sqWahToSqm(landSqWah),
  };
};

/** A price for each unit of area. */
export interface PricePerArea {
  /** The price that was divided. */
  of: AssetPrice;
  /** By usable area, whole baht; null if the area is unknown. */
  perSqm: number | null;
  /** By land, whole baht; null if the area is unknown, and for the rent of a building, which nobody divides by its land. */
  perSqWah: number | null;
  /** Baht per m² of the usable area, else of the land; not rounded, for sorting and comparing. */
  exactPerSqm: number | null;
}

const ratio = (baht: number, area: number | null): number | null => (area ? baht / area : null);
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

/**
 * The price per unit of area, from the leading price or from the one of `kind`; null if that is unknown. A takeover has
 * no such price, because its price covers the business as well as the premises.
 */
export const pricePerArea = (asset: PricedAsset & SizedAsset, kind?: PriceKind): PricePerArea | null => {
  const of = kind === undefined ? leadingPrice(asset) : (pricesOf(asset).find((price) => price.kind === kind) ?? null);
  if (of === null || asset.listing_type === 'takeover') return null;
  const { usableSqm, landSqWah, landSqm } = sizesOf(asset);
  return {
    of,
    perSqm: rounded(ratio(of.baht, usableSqm)),
    perSqWah: of.kind === 'rent' && has(built, asset) ? null : rounded(ratio(of.baht, landSqWah)),
    exactPerSqm: ratio(of.baht, usableSqm ?? landSqm),
  };
};
