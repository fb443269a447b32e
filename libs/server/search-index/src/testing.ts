/** The reference implementation and random searches, to test an engine. Tests only. */
export { naiveClusters } from './lib/clusters.naive.ts';
export { anyCluster } from './lib/random-clusters.testing.ts';
export { anyHistory, anyQuery, now, sparseQuery } from './lib/random-search.testing.ts';
export { naiveFacets, naiveMatches, naiveSorted } from './lib/search.naive.ts';
export { plainRow } from './lib/search-row.testing.ts';
