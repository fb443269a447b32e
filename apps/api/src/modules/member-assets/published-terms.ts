import { assetFieldNames, fieldExists, publishGaps, type AssetFields } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { tellKeepersOfPrice } from '../favourites/tell-keepers.ts';
import type { AssetRow, ImageCounts } from './own-asset.ts';

/** Throws `not_ready` with every field that publishing still needs. */
export const assertPublishable = (fields: AssetFields, { imageCount }: ImageCounts) => {
  const gaps = publishGaps(fields, imageCount);
  if (!gaps.length) return;
  throw new ApiError('not_ready', { errors: Object.fromEntries(gaps.map(({ field, code }) => [field, code])) });
};

/** Answers left from an earlier type or deal are not shown to visitors or searched. */
export const withoutStrayFields = (fields: AssetFields): AssetFields => {
  const { property_type, listing_type } = fields;
  const strays = assetFieldNames.filter((name) => !fieldExists(name, { property_type, listing_type }));
  return { ...fields, ...Object.fromEntries(strays.map((name) => [name, null])) };
};

/** A price's first published amount stays beside it, so a reduction can be shown. */
export const originalPrices = (asset: AssetRow, fields: AssetFields) => ({
  price_original_sale: asset.price_original_sale ?? fields.price_sale,
  price_original_rent: asset.price_original_rent ?? fields.price_rent_month,
});

const pricedFields = { sale: 'price_sale', rent: 'price_rent_month', takeover: 'takeover_price' } as const;

/**
 * Price changes that visitors may see later: only from one published amount to another. Who keeps the asset is told the
 * first of them.
 */
export const recordPriceChanges = async (tx: Db, asset: AssetRow, fields: AssetFields) => {
  const events = Object.entries(pricedFields).flatMap(([kind, name]) => {
    const [from, to] = [asset[name], fields[name]];
    if (from === null || to === null || from === to) return [];
    return [
      {
        asset_id: asset.id,
        kind: 'price_changed',
        price_kind: kind as keyof typeof pricedFields,
        price_from: from,
        price_to: to,
      },
    ];
  });
  const [first] = events;
  if (!first) return;
  await tx.insert(assetEvents).values(events);
  await tellKeepersOfPrice(tx, asset.id, { from: first.price_from, to: first.price_to });
};
