import { and, desc, eq, sql } from 'drizzle-orm';
import type { FieldCode } from '@yoodee/api-contract';
import type { NewPrice } from '@yoodee/api-contract/asset-price';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { isLargePriceChange, isShown, priceFieldOf, priceKindsOf } from '@yoodee/asset-rules';
import { assetField, completeness, type AssetFields } from '@yoodee/asset-rules/fields';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { indexAsset } from '../assets/index-asset.ts';
import { answerOf } from './member-asset.answer.ts';
import { findOpenChanges, saveChanges } from './open-changes.ts';
import { assertEditable, countImages, fieldsOf, lockOwnAsset, type AssetRow, type OwnAsset } from './own-asset.ts';
import { isRecentPriceChange, recordPriceChanges } from './price-history.ts';
import { visibleColumns } from './published-terms.ts';

const priceProblem = (asset: AssetRow, { kind, to }: NewPrice): FieldCode | null => {
  if (!priceKindsOf(asset).includes(kind)) return 'unknown_field';
  const field = assetField(priceFieldOf[kind]);
  if (field.kind !== 'baht') return null;
  if (to < field.min) return 'too_small';
  return to > field.max ? 'too_large' : null;
};

/** Throws `invalid_request` for a price that the deal does not have or that is out of range. */
const assertPrices = (asset: AssetRow, prices: readonly NewPrice[]): void => {
  const errors: Record<string, FieldCode> = {};
  for (const price of prices) {
    const problem = priceProblem(asset, price);
    if (problem) errors[priceFieldOf[price.kind]] = problem;
  }
  if (Object.keys(errors).length) throw new ApiError('invalid_request', { errors });
};

const lockListed = async (tx: Db, own: OwnAsset): Promise<AssetRow> => {
  const asset = await lockOwnAsset(tx, own);
  assertEditable(asset);
  if (asset.status === 'draft') throw new ApiError('wrong_state');
  return asset;
};

/** Writes prices to the listing itself; open changes of these prices are gone. The caller has locked the row. */
const writePrices = async (tx: Db, asset: AssetRow, prices: Partial<AssetFields>): Promise<MemberAsset> => {
  const merged: AssetFields = { ...fieldsOf(asset), ...prices };
  const counts = await countImages(tx, asset.id);
  const shown = isShown(asset);
  const open = await findOpenChanges(tx, asset);
  if (open) {
    const others = Object.entries(open.fields).filter(([name]) => !(name in prices));
    await saveChanges(tx, asset.id, { ...open, fields: Object.fromEntries(others) });
  }
  const columns = shown
    ? visibleColumns(asset, merged, counts)
    : { ...prices, completeness: completeness(merged, counts).score };
  if (shown) await recordPriceChanges(tx, asset, merged);
  const [row] = await tx
    .update(assets)
    .set({ ...columns, version: asset.version + 1, updated_at: sql`now()` })
    .where(eq(assets.id, asset.id))
    .returning();
  if (shown) await indexAsset(tx, asset.id);
  return answerOf(tx, row!);
};

/**
 * Changes prices of a listing. Missing fields that new rules require do not prevent it. Throws `not_found`,
 * `wrong_state`, `invalid_request`, `stale_version` when a price is no longer the one that the member saw, and
 * `price_unconfirmed`.
 */
export const changePrices = async (tx: Db, own: OwnAsset, prices: readonly NewPrice[]): Promise<MemberAsset> => {
  const asset = await lockListed(tx, own);
  assertPrices(asset, prices);
  const due = prices.filter(({ kind, to }) => asset[priceFieldOf[kind]] !== to);
  if (due.some(({ kind, from }) => asset[priceFieldOf[kind]] !== from))
    throw new ApiError('stale_version', { details: { version: asset.version } });
  if (due.length === 0) return answerOf(tx, asset);
  const unconfirmed = due.find(({ from, to, confirmed }) => isLargePriceChange(from, to) && confirmed !== to);
  if (unconfirmed) throw new ApiError('price_unconfirmed', { details: { price: unconfirmed.to } });
  return writePrices(tx, asset, Object.fromEntries(due.map(({ kind, to }) => [priceFieldOf[kind], to])));
};

/** Sets prices that changed lately to what they were. Throws `not_found`, and `wrong_state` when there are none. */
export const takeBackPrices = async (tx: Db, own: OwnAsset): Promise<MemberAsset> => {
  const asset = await lockListed(tx, own);
  const recent = await tx
    .selectDistinctOn([assetEvents.price_kind], { kind: assetEvents.price_kind, from: assetEvents.price_from })
    .from(assetEvents)
    .where(and(eq(assetEvents.asset_id, asset.id), isRecentPriceChange))
    .orderBy(assetEvents.price_kind, desc(assetEvents.at), desc(assetEvents.id));
  const offered = recent.filter(({ kind }) => kind && priceKindsOf(asset).includes(kind));
  if (offered.length === 0) throw new ApiError('wrong_state');
  return writePrices(tx, asset, Object.fromEntries(offered.map(({ kind, from }) => [priceFieldOf[kind!], from])));
};
