/** The semantics of a search, separate from the index, for other engines. */
export { boundsAround, gridOf, type Bounds } from './lib/cluster-grid.ts';
export { countsOf, replacedBy } from './lib/facets.ts';
export { asOffered, isSaid, priceColumn } from './lib/filters.ts';
export { joinCells } from './lib/join-cells.ts';
export { distanceCost, loosen, roomCosts, sizeMeasures } from './lib/near-misses.ts';
export { orderingOf } from './lib/page.ts';
export { columnsOfFacets, orderings } from './lib/asset-index.ts';
export { unreachable } from './lib/minutes-columns.ts';
export { allDropped, maxRelaxations, pairsOf } from './lib/search.ts';
export { codesOf, type Codes } from './lib/search-row.ts';
export { isOfRail, railBand, stationBand, stationBandsAt } from './lib/station-bands.ts';
export { typedPhrase } from './lib/text-filter.ts';
export { parseTextQuery, type TextQuery } from './lib/text-query.ts';
export { dealsByLimit, limitsOf } from './lib/within-means.ts';
export { isOneSlipAway, shortestMistyped } from './lib/word-index.ts';
