import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assetSearch } from '../../db/schema.ts';

/** The addresses of listed assets. */
export const createListedSubdistricts = (db: Db) => ({
  /** The subdistrict by asset; null where none is given. Assets that are no longer listed are left out. */
  async subdistrictsOf(assetIds: readonly number[]): Promise<Map<number, string | null>> {
    if (assetIds.length === 0) return new Map();
    const rows = await db
      .select({ id: assetSearch.asset_id, code: assetSearch.subdistrict_code })
      .from(assetSearch)
      .where(inArray(assetSearch.asset_id, [...assetIds]));
    return new Map(rows.map(({ id, code }) => [id, code]));
  },
});
