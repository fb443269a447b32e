import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  assetImages,
  assets,
  changedImages,
  conversationAttachments,
  members,
  newsArticles,
  services,
} from '../../db/schema.ts';

/** Prefix of the keys of content pictures. */
export const contentKeyPrefix = 'content-';

/** Keys of all pictures of articles and services; some hundred at most. */
const contentPictureKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ key: string }>(sql`
    select cover_image ->> 'key' as key from ${newsArticles}
    union select cover_image ->> 'key' from ${services}
    union select jsonb_array_elements(gallery) ->> 'key' from ${services}
  `);
  return rows.map(({ key }) => key);
};

/**
 * The keys without a reference in the database. A new column with image keys must be added here, or the image cleanup
 * deletes its files.
 */
export const unreferencedKeys = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  if (!keys.length) return [];
  // One parameter for all keys: a statement takes at most 65,535.
  const given = sql`any(${sql.param(keys)}::text[])`;
  const sourcesIn = (table: typeof assetImages) =>
    db
      .select({ key: sql<string>`${table.source_key}` })
      .from(table)
      .where(sql`${table.source_key} = ${given}`);
  const inUse = await db
    .select({ key: assetImages.key })
    .from(assetImages)
    .where(sql`${assetImages.key} = ${given}`)
    .union(sourcesIn(assetImages))
    .union(sourcesIn(changedImages as unknown as typeof assetImages))
    .union(
      db
        .select({ key: changedImages.key })
        .from(changedImages)
        .where(sql`${changedImages.key} = ${given}`),
    )
    .union(
      db
        .select({ key: sql<string>`${members.image_key}` })
        .from(members)
        .where(sql`${members.image_key} = ${given}`),
    )
    .union(
      db
        .select({ key: sql<string>`${members.uploaded_image_key}` })
        .from(members)
        .where(sql`${members.uploaded_image_key} = ${given}`),
    );
  const ofAttachments = await db
    .select({ key: conversationAttachments.key })
    .from(conversationAttachments)
    .where(sql`${conversationAttachments.key} = ${given}`);
  const ofContent = keys.some((key) => key.startsWith(contentKeyPrefix)) ? await contentPictureKeys(db) : [];
  const used = new Set([...[...inUse, ...ofAttachments].map(({ key }) => key), ...ofContent]);
  return keys.filter((key) => !used.has(key));
};

/** The keys of pictures and of their originals. */
export const keysOf = (images: readonly { key: string; source: string | null }[]): string[] =>
  images.flatMap(({ key, source }) => (source === null ? [key] : [key, source]));

/** Deletes the picture rows of assets that were deleted a week ago; until then an operator can undo the deletion. */
export const deleteImagesOfDeletedAssets = async (db: Db): Promise<string[]> => {
  const deletedIds = db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.status, 'deleted'), sql`${assets.updated_at} < now() - interval '7 days'`));
  const removed = [assetImages, changedImages].map((table) =>
    db.delete(table).where(inArray(table.asset_id, deletedIds)).returning({ key: table.key, source: table.source_key }),
  );
  return keysOf((await Promise.all(removed)).flat());
};
