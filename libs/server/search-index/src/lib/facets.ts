import { facetNames, type FacetName } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { FacetCounts } from '@yoodee/api-contract/assets';
import type { AssetIndex } from './asset-index.ts';
import { sizeOf, subtract, toDocs, type Bitset } from './bitset.ts';
import type { CodeCounts, Counted, FacetColumn } from './facet-column.ts';
import type { Filter } from './filter.ts';
import { matching } from './filters.ts';
import { inScratch } from './scratch.ts';

/**
 * The filters that another option of a facet would replace: its own and, for a place, those inside it. A facet's counts
 * ignore them, so that each shows the results of that option.
 */
export const replacedBy: Record<FacetName, readonly (keyof AssetQuery)[]> = {
  listing_type: ['listing_type'],
  property_type: ['property_type'],
  province: ['province', 'district', 'subdistrict'],
  district: ['district', 'subdistrict'],
  furnishing: ['furnishing'],
  condition: ['condition'],
  title_deed: ['title_deed'],
  seller_role: ['seller_role'],
  facilities: ['facilities'],
  features: ['features'],
  bedrooms: ['bedrooms_min'],
};

type Counts = Record<string, number>;

/** The bedroom filter is a minimum, so each count, from 0 to the maximum, includes larger numbers. */
const cumulated = (exact: Counts): Counts => {
  const counts: Counts = {};
  let sum = 0;
  for (let bedrooms = Math.max(-1, ...Object.keys(exact).map(Number)); bedrooms >= 0; bedrooms--)
    counts[bedrooms] = sum += exact[bedrooms] ?? 0;
  return counts;
};

/** Assets for sale or rent count for both, see `asOffered`. */
const offered = (counts: Counts): Counts => {
  const { sale_rent: both = 0, sale = 0, rent = 0 } = counts;
  return both === 0 ? counts : { ...counts, sale: sale + both, rent: rent + both };
};

/** The matches, or the other listed documents when those are fewer. */
const toCount = (index: AssetIndex, matches: Bitset): Counted => {
  const size = sizeOf(matches);
  const others = index.size() - size;
  if (size <= others) return { only: toDocs(matches, size) };
  const rest = matching(index, []);
  subtract(rest, matches);
  return { allBut: toDocs(rest, others) };
};

/** Comparing this many words of two sets takes as long as counting one document. */
const wordsPerDoc = 4;

/** Counts of one facet: by intersection per code when there are few codes and many matches. */
const countAlone = (
  index: AssetIndex,
  { column, facet }: { column: Pick<FacetColumn, 'count'>; facet: FacetName },
  matches: Bitset,
) => {
  const byCode = index.codes(facet);
  const size = sizeOf(matches);
  const docs = Math.min(size, index.size() - size);
  if (byCode.size() * matches.length > docs * wordsPerDoc) return column.count(toCount(index, matches)).get(facet)!;
  return new Map(
    Array.from(byCode.entries(), ([code, postings]): [string, number] => [code, postings.countIn(matches)]),
  );
};

/** Districts are only counted in the selected province; others cannot be selected. */
const isOffered = (facet: FacetName, code: string, { province }: AssetQuery): boolean =>
  facet !== 'district' || (province !== undefined && code.startsWith(province));

/** The counts of a facet's options from those of its codes, without options of count 0. */
export const countsOf = (facet: FacetName, byCode: ReadonlyMap<string, number>, query: AssetQuery): Counts => {
  const exact: Counts = {};
  for (const [code, count] of byCode) if (count > 0 && isOffered(facet, code, query)) exact[code] = count;
  if (facet === 'listing_type') return offered(exact);
  return facet === 'bedrooms' ? cumulated(exact) : exact;
};

/** Counts of all facet options; `matches` are the documents that satisfy all filters. */
export const countFacets = (
  index: AssetIndex,
  query: AssetQuery,
  filters: readonly Filter[],
  matches: Bitset,
): FacetCounts => {
  const isFiltered = (facet: FacetName) => filters.some(({ key }) => replacedBy[facet].includes(key));
  const asFound = toCount(index, matches);
  // Every facet is present, in order.
  const facets: FacetCounts = Object.fromEntries(facetNames.map((facet) => [facet, {}]));
  for (const column of index.facetColumns) {
    let found: CodeCounts | undefined;
    for (const facet of column.facets) {
      const byCode = isFiltered(facet)
        ? inScratch(() => countAlone(index, { column, facet }, matching(index, filters, replacedBy[facet])))
        : (found ??= column.count(asFound)).get(facet)!;
      facets[facet] = countsOf(facet, byCode, query);
    }
  }
  return facets;
};
