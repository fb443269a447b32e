import { and, eq, sql, sum, type SQL } from 'drizzle-orm';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { Db } from '../../db/database.ts';
import { assetImages, assets, changedImages } from '../../db/schema.ts';
import { ownImageColumnsOf, type ImageTable } from '../assets/images-of.queries.ts';

/** Changed pictures take their ids from the published ones, and so keep them when they are published. */
const nextImageId = sql`nextval(pg_get_serial_sequence('asset_images', 'id'))`;

type NewImage = Omit<typeof assetImages.$inferInsert, 'sort'>;

/** Appends a picture to its kind. The caller has locked the asset, so positions are unique. */
export const appendImage = async (tx: Db, table: ImageTable, image: NewImage): Promise<AssetImage> => {
  const last = tx
    .select({ sort: sql`coalesce(max(${table.sort}), -1) + 1` })
    .from(table)
    .where(and(eq(table.asset_id, image.asset_id), eq(table.kind, image.kind)));
  const values = { ...image, sort: sql`(${last})` };
  const [row] =
    table === changedImages
      ? await tx
          .insert(changedImages)
          .values({ ...values, id: nextImageId })
          .returning(ownImageColumnsOf(table))
      : await tx.insert(assetImages).values(values).returning(ownImageColumnsOf(table));
  return row as AssetImage;
};

/** Gives the pictures their places in the order of `ids`. */
export const placeImages = async (tx: Db, table: ImageTable, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    update ${table} set sort = placed.place - 1
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as placed (id, place)
    where ${table.id} = placed.id`);
};

interface OneImage {
  table: ImageTable;
  assetId: number;
  imageId: number;
}

const isOne = ({ table, assetId, imageId }: OneImage) => and(eq(table.asset_id, assetId), eq(table.id, imageId));

type Described = Partial<Pick<AssetImage, 'category' | 'caption_th' | 'caption_en'>>;

/** Null when the asset has no such picture. */
export const describeImage = async (tx: Db, one: OneImage, described: Described): Promise<AssetImage | null> => {
  // Sets a column to itself, because an update without columns is invalid.
  const [row] = await tx
    .update(one.table)
    .set({ sort: sql`${one.table.sort}`, ...described })
    .where(isOne(one))
    .returning(ownImageColumnsOf(one.table));
  return (row as AssetImage | undefined) ?? null;
};

/** Keys of the removed picture and of its original; null when the asset has no such picture. */
export const deleteImage = async (tx: Db, one: OneImage): Promise<string[] | null> => {
  const [row] = await tx
    .delete(one.table)
    .where(isOne(one))
    .returning({ key: one.table.key, source: one.table.source_key });
  return row ? [row.key, row.source].filter((key) => key !== null) : null;
};

/** A stored picture with what only the API knows; null when the asset has no such picture. */
export const findImage = async (db: Db, one: OneImage) => {
  const [row] = await db
    .select()
    .from(one.table as typeof assetImages)
    .where(isOne(one));
  return row ?? null;
};

type Files = Pick<
  typeof assetImages.$inferSelect,
  'key' | 'source_key' | 'edit' | 'width' | 'height' | 'bytes' | 'thumbhash' | 'dhash'
>;

/** Replaces the files of a picture that still has `key`. Null when it has not. */
export const replaceFiles = async (
  tx: Db,
  one: OneImage & { key: string },
  files: Files,
): Promise<AssetImage | null> => {
  const [row] = await tx
    .update(one.table)
    .set(files)
    .where(and(isOne(one), eq(one.table.key, one.key)))
    .returning(ownImageColumnsOf(one.table));
  return (row as AssetImage | undefined) ?? null;
};

const bytesIn = async (db: Db, memberId: number, table: ImageTable, isCounted?: SQL): Promise<number> => {
  const [row] = await db
    .select({ total: sum(table.bytes).mapWith(Number) })
    .from(table)
    .innerJoin(assets, eq(assets.id, table.asset_id))
    .where(and(eq(assets.owner_id, memberId), isCounted));
  return row?.total ?? 0;
};

/** Bytes of all stored pictures of a member's assets, published or not. */
export const storedBytes = async (db: Db, memberId: number): Promise<number> => {
  const isNew = sql`not exists (select from ${assetImages} where ${assetImages.id} = ${changedImages.id})`;
  return (await bytesIn(db, memberId, assetImages)) + (await bytesIn(db, memberId, changedImages, isNew));
};
