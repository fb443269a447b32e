import { facetNames } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { FacetCounts } from '@yoodee/api-contract/assets';
import { countsOf, replacedBy } from '@yoodee/server-search-index/definition';
import { EngineFailure } from '../search-engine/engine-failure.ts';
import { allOfThem, type Condition } from './conditions.ts';
import type { Dsl } from './dsl.ts';
import type { Answer, Bucket } from './server.ts';

/** More options than any facet has: counts are exact while none is left out. */
const mostOptions = 2_000;

const facetKeys = new Set<string>(facetNames.flatMap((facet) => replacedBy[facet]));

/** The conditions that some facet ignores, and those that none does. */
export const splitByFacets = (conditions: readonly Condition[]): { common: Condition[]; replaceable: Condition[] } => ({
  common: conditions.filter(({ key }) => !facetKeys.has(key)),
  replaceable: conditions.filter(({ key }) => facetKeys.has(key)),
});

/** Counts each facet among what satisfies the other conditions; `replaceable` conditions are not in the query itself. */
export const facetRequests = (replaceable: readonly Condition[]): Record<string, Dsl> =>
  Object.fromEntries(
    facetNames.map((facet) => [
      facet,
      {
        filter: allOfThem(replaceable, replacedBy[facet]),
        aggs: { options: { terms: { field: facet, size: mostOptions } } },
      },
    ]),
  );

/** The counts of all facet options. */
export const readFacets = (query: AssetQuery, { aggregations }: Answer): FacetCounts =>
  Object.fromEntries(
    facetNames.map((facet) => {
      const options = aggregations[facet]?.options as { buckets?: Bucket[]; sum_other_doc_count?: number } | undefined;
      if (!Array.isArray(options?.buckets) || options.sum_other_doc_count !== 0)
        throw new EngineFailure('wrong', 'OpenSearch did not count every option.');
      const byCode = new Map(options.buckets.map(({ key, doc_count }) => [String(key), doc_count]));
      return [facet, countsOf(facet, byCode, query)];
    }),
  );
