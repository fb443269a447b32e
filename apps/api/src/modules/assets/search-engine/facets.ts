import { sql, type SQL } from 'drizzle-orm';
import { facetNames, type FacetName } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { FacetCounts } from '@yoodee/api-contract/assets';
import { countsOf, replacedBy } from '@yoodee/server-search-index/definition';
import type { Db } from '../../../db/database.ts';
import { columnOf, combinationColumns, type Combination } from './combinations.ts';
import { allOfThem, type Condition } from './conditions.ts';
import { combinationsOf, listingsOf } from './listings-table.ts';

/** A cache of combinations by id. An id is a hash of its codes, so it never changes. */
const known = new Map<number, Combination>();

const learn = async (db: Db, build: number, ids: readonly number[]): Promise<void> => {
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  const { rows } = await db.execute<{ id: number; codes: Combination }>(
    sql`select id, codes from ${combinationsOf(build)} where id = any(${sql.param(unknown)}::bigint[])`,
  );
  for (const { id, codes } of rows) known.set(id, codes);
};

type CodeCounts = Map<string, number>;

/**
 * Counts the combinations of these columns, which takes a fraction of the time of counting each code: listings have few
 * different ones. The row without an id is the total.
 */
const countCombinations = async (
  db: Db,
  build: number,
  columns: readonly string[],
  matches: SQL,
): Promise<{ total: number; countsIn(facet: FacetName): CodeCounts }> => {
  const sets = sql.raw(['()', ...columns.map((column) => `(${column})`)].join(', '));
  const { rows } = await db.execute<{ id: number | null; count: number }>(
    sql`select coalesce(${sql.raw(columns.join(', '))}) as id, count(*)::int as count ${matches}
      group by grouping sets (${sets})`,
  );
  await learn(
    db,
    build,
    rows.flatMap(({ id }) => id ?? []),
  );
  return {
    total: rows.find(({ id }) => id === null)?.count ?? 0,
    countsIn(facet) {
      const byCode: CodeCounts = new Map();
      for (const { id, count } of rows)
        for (const code of (id !== null && known.get(id)?.[facet]) || [])
          byCode.set(code, (byCode.get(code) ?? 0) + count);
      return byCode;
    },
  };
};

/** The counts of all facet options, and the number of matches. */
export const countFacets = async (
  db: Db,
  build: number,
  query: AssetQuery,
  conditions: readonly Condition[],
): Promise<{ facets: FacetCounts; total: number }> => {
  const isFiltered = (facet: FacetName) => conditions.some(({ key }) => replacedBy[facet].includes(key));
  const matching = (except: readonly (keyof AssetQuery)[]) =>
    sql`from ${listingsOf(build)} as listing where ${allOfThem(conditions, except)}`;
  const asFound = await countCombinations(db, build, Object.keys(combinationColumns), matching([]));
  const facets: FacetCounts = {};
  for (const facet of facetNames) {
    const { countsIn } = isFiltered(facet)
      ? await countCombinations(db, build, [columnOf(facet)], matching(replacedBy[facet]))
      : asFound;
    facets[facet] = countsOf(facet, countsIn(facet), query);
  }
  return { facets, total: asFound.total };
};
