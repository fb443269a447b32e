import { sql } from 'drizzle-orm';
import { listedForDays } from '@yoodee/asset-rules';
import { assetFieldNames, completeness, fieldExists, publishGaps, type AssetFields } from '@yoodee/asset-rules/fields';
import { ApiError } from '../../http/problem.ts';
import type { AssetRow, ImageCounts } from './own-asset.ts';

/** Throws `not_ready` with every missing field. */
export const assertPublishable = (fields: AssetFields, { imageCount }: ImageCounts) => {
  const gaps = publishGaps(fields, imageCount);
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
