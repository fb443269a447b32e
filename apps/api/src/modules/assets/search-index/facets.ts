import type { AssetQuery, FacetCounts, FacetName } from '@yoodee/api-contract';
import type { AssetIndex, PostingsByCode } from './asset-index.ts';
import { toCounted, type Bitset, type Counted } from './bitset.ts';
import { matching, type Filter } from './filters.ts';

/**
 * The filters that choosing another option of a facet replaces: its own, and for a place those inside it. A facet's
 * counts leave them aside, so each says what that option would bring.
 */
const replacedBy: Record<FacetName, readonly (keyof AssetQuery)[]> = {
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

/** Counts by code, options that nothing has left out. */
const countCodes = (byCode: PostingsByCode, matches: Counted): Counts => {
  const counts: Counts = {};
  for (const [code, postings] of byCode) {
    const count = postings.countIn(matches);
    if (count > 0) counts[code] = count;
  }
  return counts;
};

/** The bedroom filter is a minimum, so each number, from none to the most there is, counts those with more as well. */
const cumulated = (exact: Counts): Counts => {
  const counts: Counts = {};
  let sum = 0;
  for (let bedrooms = Math.max(-1, ...Object.keys(exact).map(Number)); bedrooms >= 0; bedrooms--)
    counts[bedrooms] = sum += exact[bedrooms] ?? 0;
  return counts;
};

/** What is for sale or for rent counts for either, see `asOffered`. */
const offered = (counts: Counts): Counts => {
  const { sale_rent: both = 0, sale = 0, rent = 0 } = counts;
  return both === 0 ? counts : { ...counts, sale: sale + both, rent: rent + both };
};

/** Districts are counted inside the chosen province only: elsewhere nobody can choose them. */
const districtsIn = (index: AssetIndex, province: string): PostingsByCode =>
  new Map([...index.codes('district')].filter(([code]) => code.startsWith(province)));

const countFacet = (index: AssetIndex, facet: FacetName, query: AssetQuery, matches: Counted): Counts => {
  switch (facet) {
    case 'district':
      return query.province === undefined ? {} : countCodes(districtsIn(index, query.province), matches);
    case 'listing_type':
      return offered(countCodes(index.codes('listing_type'), matches));
    case 'bedrooms':
      return cumulated(countCodes(index.codes('bedrooms'), matches));
    default:
      return countCodes(index.codes(facet), matches);
  }
};

/** Live counts of every facet's options; `matches` are the documents that satisfy all filters. */
export const countFacets = (
  index: AssetIndex,
  query: AssetQuery,
  filters: readonly Filter[],
  matches: Bitset,
): FacetCounts => {
  const allMatches = toCounted(matches);
  const facets: FacetCounts = {};
  for (const [facet, replaced] of Object.entries(replacedBy) as [FacetName, readonly (keyof AssetQuery)[]][]) {
    const isFiltered = filters.some(({ key }) => replaced.includes(key));
    facets[facet] = countFacet(
      index,
      facet,
      query,
      isFiltered ? toCounted(matching(index, filters, replaced)) : allMatches,
    );
  }
  return facets;
};
