import { sql } from 'drizzle-orm';
import { listedForDays } from '@yoodee/asset-rules';
import {
  assetFieldNames,
  completeness,
  fieldExists,
  publishGaps,
  type AssetFields,
  type PublishGap,
} from '@yoodee/asset-rules/fields';
import { isFarFromPin } from '@yoodee/asset-rules/outlines';
import { ApiError } from '../../http/problem.ts';
import type { AssetRow, ImageCounts } from './own-asset.ts';

/** All unmet requirements for publishing; also a plot that is too far from the pin, which needs geometry. */
export const gapsOf = (fields: AssetFields, imageCount: number): PublishGap[] => {
  const { plot_outline: outline, lat, lng } = fields;
  const isFar = outline !== null && lat !== null && lng !== null && isFarFromPin(outline, { lat, lng });
  const far: PublishGap = { field: 'plot_outline', code: 'far_from_pin', step: 'place' };
  return [...publishGaps(fields, imageCount), ...(isFar && fieldExists('plot_outline', fields) ? [far] : [])];
};

/** Throws `not_ready` with every missing field. */
export const assertPublishable = (fields: AssetFields, { imageCount }: ImageCounts) => {
  const gaps = gapsOf(fields, imageCount);
  if (!gaps.length) return;
  throw new ApiError('not_ready', { errors: Object.fromEntries(gaps.map(({ field, code }) => [field, code])) });
};

/** Values of a former type or deal are not shown or searched. */
const withoutStrayFields = (fields: AssetFields): AssetFields => {
  const { property_type, listing_type } = fields;
  const strays = assetFieldNames.filter((name) => !fieldExists(name, { property_type, listing_type }));
  return { ...fields, ...Object.fromEntries(strays.map((name) => [name, null])) };
};

/** The stored columns of a visible asset. The first published price stays, so that a reduction can be shown. */
export const visibleColumns = (asset: AssetRow, given: AssetFields, counts: ImageCounts) => {
  const fields = withoutStrayFields(given);
  return {
    ...fields,
    price_original_sale: asset.price_original_sale ?? fields.price_sale,
    price_original_rent: asset.price_original_rent ?? fields.price_rent_month,
    completeness: completeness(fields, counts).score,
  };
};

/** When a listing that is confirmed now expires. */
export const expiryFromNow = sql`now() + make_interval(days => ${sql.raw(String(listedForDays))})`;
