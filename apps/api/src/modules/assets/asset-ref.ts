import { sql } from 'drizzle-orm';
import { assets } from '../../db/schema.ts';

/** Columns of an `AssetRef`; null as a whole where a left join finds none. */
export const assetRef = {
  id: assets.id,
  // Generated, which Drizzle takes for nullable.
  code: sql<string>`${assets.code}`,
  status: assets.status,
  title_th: assets.title_th,
  title_en: assets.title_en,
};
