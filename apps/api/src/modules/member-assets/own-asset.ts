import { and, count, eq, ne, sql } from 'drizzle-orm';
import { assetFieldsFrom, completeness, isEditable, isShown, type AssetFields } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetImages, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { indexAsset } from '../assets/index-asset.ts';

export type AssetRow = typeof assets.$inferSelect;

/** The fields that a member fills in. Every write to their columns passes the contract's schema. */
export const fieldsOf = (row: AssetRow): AssetFields => assetFieldsFrom((name) => row[name]);

/** Which asset, and who says it is theirs. */
export interface OwnAsset {
  id: number;
  memberId: number;
}

const ownAsset = ({ id, memberId }: OwnAsset) =>
  and(eq(assets.id, id), eq(assets.owner_id, memberId), ne(assets.status, 'deleted'));

/** The member's asset. Throws `not_found` alike for another's, a deleted and an unknown one. */
export const findOwnAsset = async (db: Db, own: OwnAsset): Promise<AssetRow> => {
  const [row] = await db.select().from(assets).where(ownAsset(own));
  if (!row) throw new ApiError('not_found');
  return row;
};

/** The same, held until the transaction ends: changes to one asset and its pictures follow each other. */
export const lockOwnAsset = async (tx: Db, own: OwnAsset): Promise<AssetRow> => {
  const [row] = await tx.select().from(assets).where(ownAsset(own)).for('update');
  if (!row) throw new ApiError('not_found');
  return row;
};

/** Throws `wrong_state` for an asset whose sale is over or that operations have hidden. */
export const assertEditable = (asset: AssetRow): void => {
  if (!isEditable(asset)) throw new ApiError('wrong_state');
};

export interface ImageCounts {
  imageCount: number;
  floorPlanCount: number;
}

export const countImages = async (db: Db, assetId: number): Promise<ImageCounts> => {
  const [row] = await db
    .select({
      imageCount: count(sql`case when ${assetImages.kind} = 'photo' then 1 end`),
      floorPlanCount: count(sql`case when ${assetImages.kind} = 'floor_plan' then 1 end`),
    })
    .from(assetImages)
    .where(eq(assetImages.asset_id, assetId));
  return row!;
};

/** What follows from a change to an asset's pictures; its fields and their `version` stay as they are. */
export const afterImagesChanged = async (tx: Db, asset: AssetRow): Promise<void> => {
  const { score } = completeness(fieldsOf(asset), await countImages(tx, asset.id));
  await tx
    .update(assets)
    .set({ completeness: score, updated_at: sql`now()` })
    .where(eq(assets.id, asset.id));
  if (isShown(asset)) await indexAsset(tx, asset.id);
};
