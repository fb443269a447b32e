import { and, asc, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hoursPerPercent } from '@yoodee/api-contract/asset-list';
import { pricePerArea } from '@yoodee/asset-rules';
import type { SearchRow } from '@yoodee/server-search-index';
import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assetSearch, assetSearchRemoved } from '../../db/schema.ts';

/** Rows per query; small enough not to delay other requests. */
const chunkSize = 500;

const epochMs = (column: AnyPgColumn): SQL<number> => sql<number>`(extract(epoch from ${column}) * 1000)::float8`;

/** One text instead of an array: the driver's array parser is the slowest part of loading. No code has a space. */
const joined = (column: AnyPgColumn): SQL<string[]> =>
  sql`array_to_string(${column}, ' ')`.mapWith((text: string) => (text === '' ? [] : text.split(' ')));

/** More milliseconds than the time between any two listings. */
const anAge = 1e13;

const { changed: _changed, is_stale: _stale, ...columns } = getTableColumns(assetSearch);
const selection = {
  ...columns,
  published_at: epochMs(assetSearch.published_at),
  confirmed_at: epochMs(assetSearch.confirmed_at),
  ranked_at: sql<number>`${epochMs(assetSearch.published_at)} - case when ${assetSearch.is_stale} then ${anAge}::float8 else 0 end`,
  facilities: joined(assetSearch.facilities),
  features: joined(assetSearch.features),
  views: joined(assetSearch.views),
  traits: joined(assetSearch.traits),
};

type StoredRow = Omit<SearchRow, 'rent_per_area' | 'best_at'> & { completeness: number };

/** The monthly rent by area, whatever price leads. */
const rentPerArea = ({ price_rent, ...row }: StoredRow): number | null =>
  pricePerArea({ ...row, price_rent_month: price_rent }, 'rent')?.exactPerSqm ?? null;

const toSearchRow = ({ completeness, ...row }: StoredRow): SearchRow => ({
  ...row,
  rent_per_area: rentPerArea({ ...row, completeness }),
  best_at: row.confirmed_at + completeness * hoursPerPercent * hourMs,
});

/** Queries of the search rows, by the content version that changed them. */
export const createSearchRowQueries = (db: Db) => ({
  async removedSince(version: number): Promise<number[]> {
    const rows = await db
      .select({ assetId: assetSearchRemoved.asset_id })
      .from(assetSearchRemoved)
      .where(gt(assetSearchRemoved.changed, version));
    return rows.map(({ assetId }) => assetId);
  },

  /**
   * In chunks by district: an index that is filled in this order has the documents of a map view side by side in memory
   * (decision 94).
   */
  async *changedSince(version: number): AsyncGenerator<SearchRow[]> {
    let after = { district_code: '', asset_id: 0 };
    for (;;) {
      const rows: StoredRow[] = await db
        .select(selection)
        .from(assetSearch)
        .where(
          and(
            gt(assetSearch.changed, version),
            sql`(${assetSearch.district_code}, ${assetSearch.asset_id}) > (${after.district_code}, ${after.asset_id})`,
          ),
        )
        .orderBy(asc(assetSearch.district_code), asc(assetSearch.asset_id))
        .limit(chunkSize);
      if (rows.length > 0) yield rows.map(toSearchRow);
      if (rows.length < chunkSize) return;
      after = rows.at(-1)!;
    }
  },
});
