import { hoursPerPercent } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { hourMs } from '@yoodee/site';
import type { AssetIndex } from './asset-index.ts';
import { titledLike } from './best.ts';
import { has, sizeOf } from './bitset.ts';
import { asOffered, matching, resolveFilters } from './filters.ts';
import { pageOf } from './page.ts';
import { inScratch } from './scratch.ts';
import { metresToStations } from './station-distances.ts';

/** The reasons for an asset's rank among the best matches; null for filters that the query does not use. */
export interface ExplainedMatch {
  assetId: number;
  isTitled: boolean | null;
  metres: number | null;
  /** 0–100. */
  completeness: number;
}

/** A page of the best matches with their reasons. `now` is the database's time in epoch milliseconds. */
export const explainBest = (
  index: AssetIndex,
  query: AssetQuery,
  now: number,
): { total: number; found: ExplainedMatch[] } =>
  inScratch(() => {
    const filters = resolveFilters(index, asOffered(query), now);
    const matches = matching(index, filters);
    const total = sizeOf(matches);
    const docs = pageOf(index, { ...query, sort: 'best' }, { filters, matches, total });
    const titled = titledLike(index, query.q);
    const isNear = query.station ?? query.rail;
    const metresTo = isNear ? metresToStations(index, query, query.station ? 'station' : 'rail') : null;
    const [bestAt, confirmedAt] = [index.column('best_at'), index.column('confirmed_at')];
    return {
      total,
      found: docs.map((doc) => ({
        assetId: index.assetOf(doc),
        isTitled: titled && has(titled, doc),
        metres: metresTo && metresTo(doc),
        completeness: Math.round((bestAt[doc]! - confirmedAt[doc]!) / (hoursPerPercent * hourMs)),
      })),
    };
  });
