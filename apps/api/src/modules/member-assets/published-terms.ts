import { and, asc, eq } from 'drizzle-orm';
import {
  assetFieldNames,
  completeness,
  fieldExists,
  isShown,
  publishGaps,
  type AssetFields,
} from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { tellKeepersOfPrice } from '../favourites/tell-keepers.ts';
import { type AssetRow, type ImageCounts } from './own-asset.ts';

/** Throws `not_ready` with every field that publishing still needs. */
export const assertPublishable = (fields: AssetFields, { imageCount }: ImageCounts) => {
  const gaps = publishGaps(fields, imageCount);
  if (!gaps.length) return;
  throw new ApiError('not_ready', { errors: Object.fromEntries(gaps.map(({ field, code }) => [field, code])) });
};

/** Answers left from an earlier type or deal are not shown to visitors or searched. */
const withoutStrayFields = (fields: AssetFields): AssetFields => {
  const { property_type, listing_type } = fields;
  const strays = assetFieldNames.filter((name) => !fieldExists(name, { property_type, listing_type }));
  return { ...fields, ...Object.fromEntries(strays.map((name) => [name, null])) };
};

/**
 * What is stored of an asset that visitors see with these fields. A price's first published amount stays beside it, so a
 * reduction can be shown.
 */
export const visibleColumns = (asset: AssetRow, given: AssetFields, counts: ImageCounts) => {
  const fields = withoutStrayFields(given);
  return {
    ...fields,
    price_original_sale: asset.price_original_sale ?? fields.price_sale,
    price_original_rent: asset.price_original_rent ?? fields.price_rent_month,
    completeness: completeness(fields, counts).score,
  };
};

const priceKinds = ['sale', 'rent', 'takeover'] as const;
type Prices = Record<(typeof priceKinds)[number], number | null>;
type Priced = Pick<AssetFields, 'price_sale' | 'price_rent_month' | 'takeover_price'>;

const pricesOf = ({ price_sale, price_rent_month, takeover_price }: Priced): Prices => ({
  sale: price_sale,
  rent: price_rent_month,
  takeover: takeover_price,
});

/**
 * The prices that visitors were shown last. What nobody sees, and what its deal does not have at the moment, may have been
 * another amount since: then its history knows, but for the first price of a takeover, which is kept nowhere.
 */
const lastShownPrices = async (tx: Db, asset: AssetRow): Promise<Prices> => {
  const changes = await tx
    .select({ kind: assetEvents.price_kind, to: assetEvents.price_to })
    .from(assetEvents)
    .where(and(eq(assetEvents.asset_id, asset.id), eq(assetEvents.kind, 'price_changed')))
    .orderBy(asc(assetEvents.at), asc(assetEvents.id));
  const first: Prices = { sale: asset.price_original_sale, rent: asset.price_original_rent, takeover: null };
  const last: Prices = { ...first, ...Object.fromEntries(changes.map(({ kind, to }) => [kind, to])) };
  if (!isShown(asset)) return last;
  const now = pricesOf(asset);
  return { sale: now.sale ?? last.sale, rent: now.rent ?? last.rent, takeover: now.takeover ?? last.takeover };
};

/**
 * Price changes that visitors may see later: only from one published amount to another. Who keeps the asset is told the
 * first of them.
 */
export const recordPriceChanges = async (tx: Db, asset: AssetRow, fields: Priced) => {
  const [before, after] = [await lastShownPrices(tx, asset), pricesOf(fields)];
  const events = priceKinds.flatMap((price_kind) => {
    const [price_from, price_to] = [before[price_kind], after[price_kind]];
    if (price_from === null || price_to === null || price_from === price_to) return [];
    return [{ asset_id: asset.id, kind: 'price_changed', price_kind, price_from, price_to }];
  });
  const [first] = events;
  if (!first) return;
  await tx.insert(assetEvents).values(events);
  await tellKeepersOfPrice(tx, asset.id, { from: first.price_from, to: first.price_to });
};
