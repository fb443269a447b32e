import { createHash } from 'node:crypto';
import type { FacetName } from '@yoodee/api-contract/asset-list';
import { columnsOfFacets, type Codes } from '@yoodee/server-search-index/definition';

/** The codes of a listing in the facets of a set. */
export type Combination = Partial<Record<FacetName, readonly string[]>>;

const columnAt = (set: number) => `codes_${set}`;

/** One column for each set of facets, with the id of the listing's combination. */
export const combinationColumns: Record<string, 'bigint not null'> = Object.fromEntries(
  columnsOfFacets.map((_, set) => [columnAt(set), 'bigint not null']),
);

/** The column with a facet. */
export const columnOf = (facet: FacetName): string =>
  columnAt(columnsOfFacets.findIndex((facets) => facets.includes(facet)));

/** Hexadecimal digits of an id: whole numbers of JavaScript are exact to 53 bits. */
const digits = 13;

/**
 * The combinations of a listing, by their column. An id is a hash of the codes, so that processes agree on it without
 * asking each other. Two of ten thousand combinations share one with a chance of 1 in 90 million.
 */
export const combinationsIn = (codes: Codes): { column: string; id: number; codes: Combination }[] =>
  columnsOfFacets.map((facets, set) => {
    const combination: Combination = Object.fromEntries(
      facets.map((facet) => [facet, [...new Set(codes[facet])].filter((code) => code !== null).sort()]),
    );
    const hash = createHash('sha256').update(JSON.stringify(combination)).digest('hex');
    return { column: columnAt(set), id: Number.parseInt(hash.slice(0, digits), 16), codes: combination };
  });
