import { fieldExists, type ListingType, type PropertyType } from '@yoodee/api-contract';

/** The stored columns that prices are worked out from. A column its deal does not have may hold an old value. */
export interface PricedAsset {
  listing_type: string | null;
  property_type: string | null;
  price_sale: number | null;
  price_rent_month: number | null;
  takeover_price: number | null;
  price_original_sale: number | null;
  price_original_rent: number | null;
  usable_area_sqm: number | null;
  land_total_sq_wah: number | null;
}

export const kindOf = ({ listing_type, property_type }: Pick<PricedAsset, 'listing_type' | 'property_type'>) => ({
  listing_type: listing_type as ListingType | null,
  property_type: property_type as PropertyType | null,
});

const sqmPerSqWah = 4;

export const toSqm = (sqWah: number | null): number | null => (sqWah === null ? null : sqWah * sqmPerSqWah);

const ratio = (price: number | null, area: number | null): number | null =>
  price === null || !area ? null : price / area;

const rounded = (value: number | null) => (value === null ? null : Math.round(value));

/** The prices an asset's deal has, and what follows from them. Whole baht, but `perArea` (baht per m²) is exact. */
export const pricesOf = (asset: PricedAsset) => {
  const kind = kindOf(asset);
  const sale = fieldExists('price_sale', kind) ? asset.price_sale : null;
  const rent = fieldExists('price_rent_month', kind) ? asset.price_rent_month : null;
  const takeover = fieldExists('takeover_price', kind) ? asset.takeover_price : null;
  const usable = fieldExists('usable_area_sqm', kind) ? asset.usable_area_sqm : null;
  const land = fieldExists('land_sq_wah', kind) ? asset.land_total_sq_wah : null;
  // What a lease is taken over for pays for a business as much as for the room, so it says nothing per area.
  const measured = sale ?? (takeover === null ? rent : null);
  const isCut = (now: number | null, first: number | null) => now !== null && first !== null && now < first;
  return {
    sale,
    rent,
    takeover,
    /** The deal's own, which price filters and sorts compare: that of a takeover is what one pays to take over. */
    headline: sale ?? takeover ?? rent,
    perSqm: rounded(ratio(measured, usable)),
    perSqWah: rounded(ratio(measured, land)),
    perArea: ratio(measured, usable ?? toSqm(land)),
    isReduced: isCut(sale, asset.price_original_sale) || isCut(rent, asset.price_original_rent),
    usable,
    land,
  };
};
