import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { Db } from '../../db/database.ts';
import type { changedImages } from '../../db/schema.ts';
import { assetImages } from '../../db/schema.ts';

/** The published pictures of assets, or those that owners have changed and not published yet. */
export type ImageTable = typeof assetImages | typeof changedImages;

/** The columns of an image that clients may see. */
const imageColumnsOf = (table: ImageTable) => {
  const {
    asset_id: _assetId,
    bytes: _bytes,
    created_at: _createdAt,
    dhash: _dhash,
    source_key: _sourceKey,
    edit: _edit,
    ...columns
  } = getTableColumns(table as typeof assetImages);
  return columns;
};

/** Also what only its owner may see. */
export const ownImageColumnsOf = (table: ImageTable) => ({
  ...imageColumnsOf(table),
  is_edited: sql<boolean>`${table.source_key} is not null`,
});

/** All images of an asset for its owner. */
export const ownImagesOf = (db: Db, assetId: number, table?: ImageTable): Promise<AssetImage[]> =>
  imagesOf(db, assetId, table, ownImageColumnsOf);

/** All images of an asset, photographs and floor plans, each kind in its order. */
export const imagesOf = async (
  db: Db,
  assetId: number,
  table: ImageTable = assetImages,
  columnsOf: typeof imageColumnsOf = imageColumnsOf,
): Promise<AssetImage[]> => {
  const rows = await db
    .select(columnsOf(table))
    .from(table)
    .where(eq(table.asset_id, assetId))
    .orderBy(asc(table.kind), asc(table.sort), asc(table.id));
  return rows as AssetImage[];
};
