import { sql } from 'drizzle-orm';
import { assets } from '../../db/schema.ts';

/** Columns of an `AssetRef`; null if a left join finds no asset. */
export const assetRef = {
  id: assets.id,
  // A generated column; Drizzle types it as nullable.
  code: sql<string>`${assets.code}`,
  status: assets.status,
  title_th: assets.title_th,
  title_en: assets.title_en,
};
