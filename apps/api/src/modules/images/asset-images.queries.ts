import { and, asc, eq, getTableColumns, inArray, sql, sum } from 'drizzle-orm';
import type { AssetImage } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetImages, assets, members } from '../../db/schema.ts';
import { contentKeyPrefix, contentPictureKeys } from '../content/content-pictures.queries.ts';

const {
  asset_id: _assetId,
  bytes: _bytes,
  created_at: _createdAt,
  dhash: _dhash,
  ...shown
} = getTableColumns(assetImages);

type NewImage = Omit<typeof assetImages.$inferInsert, 'sort'>;

/** All pictures of an asset, photographs and floor plans, each kind in its order. */
export const imagesOf = async (db: Db, assetId: number): Promise<AssetImage[]> => {
  const rows = await db
    .select(shown)
    .from(assetImages)
    .where(eq(assetImages.asset_id, assetId))
    .orderBy(asc(assetImages.kind), asc(assetImages.sort), asc(assetImages.id));
  return rows as AssetImage[];
};

/** Adds a picture behind the others of its kind. The caller holds the asset, so no two get one place. */
export const appendImage = async (tx: Db, image: NewImage): Promise<AssetImage> => {
  const last = tx
    .select({ sort: sql`coalesce(max(${assetImages.sort}), -1) + 1` })
    .from(assetImages)
    .where(and(eq(assetImages.asset_id, image.asset_id), eq(assetImages.kind, image.kind)));
  const [row] = await tx
    .insert(assetImages)
    .values({ ...image, sort: sql`(${last})` })
    .returning(shown);
  return row as AssetImage;
};

/** Gives the pictures their places in the order of `ids`. */
export const placeImages = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    update ${assetImages} set sort = placed.place - 1
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as placed (id, place)
    where ${assetImages.id} = placed.id`);
};

const oneOf = (assetId: number, imageId: number) => and(eq(assetImages.asset_id, assetId), eq(assetImages.id, imageId));

type Described = Partial<Pick<AssetImage, 'category' | 'caption_th' | 'caption_en'>>;

/** Null when the asset has no such picture. */
export const describeImage = async (
  tx: Db,
  { assetId, imageId }: { assetId: number; imageId: number },
  described: Described,
): Promise<AssetImage | null> => {
  // Setting a column to itself keeps an empty change a valid statement.
  const [row] = await tx
    .update(assetImages)
    .set({ sort: sql`${assetImages.sort}`, ...described })
    .where(oneOf(assetId, imageId))
    .returning(shown);
  return (row as AssetImage | undefined) ?? null;
};

/** Key of the removed picture; null when the asset has no such picture. */
export const deleteImage = async (
  tx: Db,
  { assetId, imageId }: { assetId: number; imageId: number },
): Promise<string | null> => {
  const [row] = await tx.delete(assetImages).where(oneOf(assetId, imageId)).returning({ key: assetImages.key });
  return row?.key ?? null;
};

/** Bytes of all stored pictures of a member's assets. */
export const storedBytes = async (db: Db, memberId: number): Promise<number> => {
  const [row] = await db
    .select({ total: sum(assetImages.bytes).mapWith(Number) })
    .from(assetImages)
    .innerJoin(assets, eq(assets.id, assetImages.asset_id))
    .where(eq(assets.owner_id, memberId));
  return row?.total ?? 0;
};

/** Those of `keys` that nothing in the database shows. A new place for keys must be asked here, or its files are swept. */
export const unreferencedKeys = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  if (!keys.length) return [];
  // One parameter, however many keys: a statement takes 65,535.
  const given = sql`any(${sql.param(keys)}::text[])`;
  const inUse = await db
    .select({ key: assetImages.key })
    .from(assetImages)
    .where(sql`${assetImages.key} = ${given}`)
    .union(
      db
        .select({ key: sql<string>`${members.imageKey}` })
        .from(members)
        .where(sql`${members.imageKey} = ${given}`),
    )
    .union(
      db
        .select({ key: sql<string>`${members.uploadedImageKey}` })
        .from(members)
        .where(sql`${members.uploadedImageKey} = ${given}`),
    );
  const ofContent = keys.some((key) => key.startsWith(contentKeyPrefix)) ? await contentPictureKeys(db) : [];
  const used = new Set([...inUse.map(({ key }) => key), ...ofContent]);
  return keys.filter((key) => !used.has(key));
};

/** Forgets the pictures of assets that were deleted a week ago; long enough to undo a mistake by hand. */
export const forgetDeletedAssetsImages = async (db: Db): Promise<string[]> => {
  const removed = await db
    .delete(assetImages)
    .where(
      inArray(
        assetImages.asset_id,
        db
          .select({ id: assets.id })
          .from(assets)
          .where(and(eq(assets.status, 'deleted'), sql`${assets.updated_at} < now() - interval '7 days'`)),
      ),
    )
    .returning({ key: assetImages.key });
  return removed.map(({ key }) => key);
};
