import { and, count, eq, ne, sql } from 'drizzle-orm';
import { isEditable } from '@yoodee/asset-rules';
import { assetFieldsFrom, completeness, type AssetFields } from '@yoodee/asset-rules/fields';
import type { Db } from '../../db/database.ts';
import { assetImages, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import type { ImageTable } from '../assets/images-of.queries.ts';

export type AssetRow = typeof assets.$inferSelect;

/** The fields that a member edits. Every write to their columns passes the contract's schema. */
export const fieldsOf = (row: AssetRow): AssetFields => assetFieldsFrom((name) => row[name]);

/** An asset id and its claimed owner. */
export interface OwnAsset {
  id: number;
  memberId: number;
}

const ownAsset = ({ id, memberId }: OwnAsset) =>
  and(eq(assets.id, id), eq(assets.owner_id, memberId), ne(assets.status, 'deleted'));

/** The member's asset. Throws `not_found` for another member's, a deleted and an unknown one alike. */
export const findOwnAsset = async (db: Db, own: OwnAsset): Promise<AssetRow> => {
  const [row] = await db.select().from(assets).where(ownAsset(own));
  if (!row) throw new ApiError('not_found');
  return row;
};

/** The same with a row lock until the end of the transaction: changes to an asset and its pictures are serialised. */
export const lockOwnAsset = async (tx: Db, own: OwnAsset): Promise<AssetRow> => {
  const [row] = await tx.select().from(assets).where(ownAsset(own)).for('update');
  if (!row) throw new ApiError('not_found');
  return row;
};

/** Throws `wrong_state` for a closed asset and one that operators have hidden. */
export const assertEditable = (asset: AssetRow): void => {
  if (!isEditable(asset)) throw new ApiError('wrong_state');
};

/** Throws `stale_version` with the current one when the member edited another version. */
export const assertVersion = (asset: AssetRow, version: number): void => {
  if (asset.version !== version) throw new ApiError('stale_version', { details: { version: asset.version } });
};

export interface ImageCounts {
  imageCount: number;
  floorPlanCount: number;
}

export const countImages = async (db: Db, assetId: number, table: ImageTable = assetImages): Promise<ImageCounts> => {
  const [row] = await db
    .select({
      imageCount: count(sql`case when ${table.kind} = 'photo' then 1 end`),
      floorPlanCount: count(sql`case when ${table.kind} = 'floor_plan' then 1 end`),
    })
    .from(table)
    .where(eq(table.asset_id, assetId));
  return row!;
};

/** Updates the completeness of a draft after a change to its pictures; its fields and `version` stay. */
export const afterImagesChanged = async (tx: Db, asset: AssetRow): Promise<void> => {
  if (asset.status !== 'draft') return;
  const { score } = completeness(fieldsOf(asset), await countImages(tx, asset.id));
  await tx
    .update(assets)
    .set({ completeness: score, updated_at: sql`now()` })
    .where(eq(assets.id, asset.id));
};

/** Raises the version of a locked asset, so that other devices notice the change. Visitors see no new date. */
export const raiseVersion = async (tx: Db, { id, version }: AssetRow): Promise<AssetRow> => {
  const [row] = await tx
    .update(assets)
    .set({ version: version + 1 })
    .where(eq(assets.id, id))
    .returning();
  return row!;
};
