import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetFieldNames, type AssetFieldName, type AssetFields, type PartialAsset } from '@yoodee/asset-rules/fields';
import type { Db } from '../../db/database.ts';
import { assetChanges, assetImages, assets, changedImages } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import type { ImageTable } from '../assets/images-of.queries.ts';
import { fieldsOf, type AssetRow } from './own-asset.ts';

/** A listing's changes that are not published. */
export interface OpenChanges {
  /** The fields whose new values differ from the published ones. */
  fields: PartialAsset;
  hasImages: boolean;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of `next` that differ from `published`. */
export const changedFields = (published: AssetFields, next: PartialAsset): PartialAsset =>
  Object.fromEntries(
    assetFieldNames.filter((name) => name in next && !isSame(next[name], published[name])).map((n) => [n, next[n]]),
  );

/** The stored values that the current schema accepts. The published value replaces the others. */
const readable = (stored: Record<string, unknown>): PartialAsset =>
  Object.fromEntries(
    assetFieldNames
      .filter((name) => name in stored && MemberAsset.shape[name].safeParse(stored[name]).success)
      .map((name: AssetFieldName) => [name, stored[name]]),
  );

/** The open changes of a listing; null when there are none. */
export const findOpenChanges = async (db: Db, asset: AssetRow): Promise<OpenChanges | null> => {
  const [row] = await db
    .select()
    .from(assetChanges)
    .where(and(eq(assetChanges.asset_id, asset.id), isNull(assetChanges.discarded_at)));
  if (!row) return null;
  const fields = changedFields(fieldsOf(asset), readable(row.fields));
  return { fields, hasImages: row.has_images };
};

/** The table that holds the pictures which the owner edits. */
export const imageTableOf = (changes: OpenChanges | null): ImageTable =>
  changes?.hasImages ? changedImages : assetImages;

/** Deletes the changes of a listing, also discarded ones. */
export const deleteChanges = async (tx: Db, assetId: number): Promise<void> => {
  await tx.delete(changedImages).where(eq(changedImages.asset_id, assetId));
  await tx.delete(assetChanges).where(eq(assetChanges.asset_id, assetId));
};

/** Stores the changes. The caller has locked the asset. */
export const saveChanges = async (tx: Db, assetId: number, { fields, hasImages }: OpenChanges): Promise<void> => {
  const isDiscarded = eq(assetChanges.asset_id, assetId);
  const [old] = await tx.select({ at: assetChanges.discarded_at }).from(assetChanges).where(isDiscarded);
  if (old?.at || (Object.keys(fields).length === 0 && !hasImages)) await deleteChanges(tx, assetId);
  if (Object.keys(fields).length === 0 && !hasImages) return;
  const row = { fields: fields as Record<string, unknown>, has_images: hasImages, updated_at: sql`now()` };
  await tx
    .insert(assetChanges)
    .values({ asset_id: assetId, ...row })
    .onConflictDoUpdate({ target: assetChanges.asset_id, set: row });
};

/**
 * Where to change the pictures of an asset: a listing's are copied to its open changes first. The caller has locked the
 * asset.
 */
export const imagesToChange = async (tx: Db, asset: AssetRow): Promise<ImageTable> => {
  if (asset.status === 'draft') return assetImages;
  const open = await findOpenChanges(tx, asset);
  if (open?.hasImages) return changedImages;
  await saveChanges(tx, asset.id, { fields: open?.fields ?? {}, hasImages: true });
  const published = await tx.select().from(assetImages).where(eq(assetImages.asset_id, asset.id));
  if (published.length > 0) await tx.insert(changedImages).values(published);
  return changedImages;
};

/** Replaces the published pictures by the changed ones, which keep their ids. */
export const publishImages = async (tx: Db, assetId: number): Promise<void> => {
  const changed = await tx.select().from(changedImages).where(eq(changedImages.asset_id, assetId));
  const ids = changed.map(({ id }) => id);
  await tx.delete(assetImages).where(and(eq(assetImages.asset_id, assetId), notInArray(assetImages.id, ids)));
  if (changed.length === 0) return;
  await tx
    .insert(assetImages)
    .overridingSystemValue()
    .values(changed)
    .onConflictDoUpdate({
      target: assetImages.id,
      set: {
        key: sql`excluded.key`,
        source_key: sql`excluded.source_key`,
        edit: sql`excluded.edit`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        bytes: sql`excluded.bytes`,
        thumbhash: sql`excluded.thumbhash`,
        dhash: sql`excluded.dhash`,
        category: sql`excluded.category`,
        caption_th: sql`excluded.caption_th`,
        caption_en: sql`excluded.caption_en`,
        sort: sql`excluded.sort`,
      },
    });
};

/** Marks the open changes as discarded. Throws `wrong_state` when there are none. */
export const discardChanges = async (tx: Db, assetId: number): Promise<void> => {
  const [row] = await tx
    .update(assetChanges)
    .set({ discarded_at: sql`now()` })
    .where(and(eq(assetChanges.asset_id, assetId), isNull(assetChanges.discarded_at)))
    .returning({ id: assetChanges.asset_id });
  if (!row) throw new ApiError('wrong_state');
};

/** Restores discarded changes, unless newer ones have begun. Throws `wrong_state` when there are none to restore. */
export const restoreChanges = async (tx: Db, assetId: number): Promise<void> => {
  const [row] = await tx
    .update(assetChanges)
    .set({ discarded_at: null })
    .where(and(eq(assetChanges.asset_id, assetId), sql`${assetChanges.discarded_at} is not null`))
    .returning({ id: assetChanges.asset_id });
  if (!row) throw new ApiError('wrong_state');
};

/** Ids of the assets of a member with open changes. */
export const assetsWithChanges = async (db: Db, memberId: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: assetChanges.asset_id })
    .from(assetChanges)
    .innerJoin(assets, eq(assets.id, assetChanges.asset_id))
    .where(and(eq(assets.owner_id, memberId), isNull(assetChanges.discarded_at)));
  return new Set(rows.map(({ id }) => id));
};
