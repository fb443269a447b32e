import { fieldExists, type PartialAsset } from '@yoodee/api-contract';
import { sqWahToSqm, totalSqWah } from '@yoodee/i18n';

/** Land in square wah; null while none of its three parts is known. */
const landSqWahOf = ({ land_rai, land_ngan, land_sq_wah }: PartialAsset): number | null =>
  land_rai == null && land_ngan == null && land_sq_wah == null
    ? null
    : totalSqWah({ rai: land_rai ?? 0, ngan: land_ngan ?? 0, sqWah: land_sq_wah ?? 0 });

const ratio = (price: number | null, area: number | null) =>
  price === null || !area ? null : Math.round(price / area);

/**
 * What the public page will work out: land in both units, and the price (of a sale, else the rent) for each unit of
 * area, in whole baht. Fields that this type and deal do not have count for nothing.
 */
export const areaFigures = (asset: PartialAsset) => {
  const kind = { property_type: asset.property_type ?? null, listing_type: asset.listing_type ?? null };
  const sale = fieldExists('price_sale', kind) ? (asset.price_sale ?? null) : null;
  const rent = fieldExists('price_rent_month', kind) ? (asset.price_rent_month ?? null) : null;
  const usableSqm = fieldExists('usable_area_sqm', kind) ? (asset.usable_area_sqm ?? null) : null;
  const landSqWah = fieldExists('land_sq_wah', kind) ? landSqWahOf(asset) : null;
  const measured = sale ?? rent;
  return {
    landSqWah,
    landSqm: landSqWah === null ? null : sqWahToSqm(landSqWah),
    perSqm: ratio(measured, usableSqm),
    perSqWah: ratio(measured, landSqWah),
    /** Which price the figures per area are of. */
    measured: sale !== null ? ('price_sale' as const) : ('price_rent_month' as const),
  };
};
