import { inArray } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assets } from '../../db/schema.ts';

/** Titles of assets by id; in English the Thai title where there is no other. */
export type Titles = ReadonlyMap<number, Record<Locale, string>>;

export const findTitles = async (db: Db, ids: readonly number[]): Promise<Titles> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: assets.id, code: assets.code, th: assets.title_th, en: assets.title_en })
    .from(assets)
    .where(inArray(assets.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, code, th, en }) => {
      const title = th ?? code ?? String(id);
      return [id, { th: title, en: en ?? title }];
    }),
  );
};
