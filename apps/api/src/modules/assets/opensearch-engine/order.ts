import { assetPageSize, nearStationMetres, stationDistances } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readReach } from '@yoodee/api-contract/reach';
import { orderingOf, orderings, railBand, stationBand } from '@yoodee/server-search-index/definition';
import type { Dsl } from './dsl.ts';
import { metresToStations, minutesToAll } from './scripts.ts';

/** Greater than any score by distance, so that matches in the title come first. */
const titleScore = 100;

const scored = (where: Dsl, boost: number): Dsl => ({ constant_score: { filter: where, boost } });

/** One point for each selectable distance, below the requested one, within which a listing is. */
const nearness = ({ station, rail, station_m = nearStationMetres }: AssetQuery): Dsl[] => {
  const nearer = station || rail ? stationDistances.map(Number).filter((metres) => metres < station_m) : [];
  return nearer.map((metres) => {
    const bands = station ? station.map((id) => stationBand(id, metres)) : rail!.map((kind) => railBand(kind, metres));
    return scored({ terms: { bands } }, 1);
  });
};

const byNumber = (script: Dsl): Dsl => ({ _script: { type: 'number', script, order: 'asc' } });

/** The order of a query: the conditions that score, and the sort keys. Ties are sorted by id. */
const orderOf = (query: AssetQuery, titled: Dsl | null): { scores: Dsl[]; sort: Dsl[] } => {
  if (query.sort === 'time' && query.reach) {
    const places = query.reach.flatMap((text) => readReach(text)?.place ?? []);
    return { scores: [], sort: [byNumber(minutesToAll(places))] };
  }
  if (query.sort === 'distance' && (query.station ?? query.rail))
    return { scores: [], sort: [byNumber(metresToStations(query, query.station ? 'station' : 'rail'))] };
  const ordering = orderingOf(query);
  const [measure, direction] = orderings[ordering];
  const byMeasure = { [measure]: { order: direction === 'ascending' ? 'asc' : 'desc', missing: '_last' } };
  if (ordering !== 'best') return { scores: [], sort: [byMeasure] };
  const scores = [...(titled === null ? [] : [scored(titled, titleScore)]), ...nearness(query)];
  return { scores, sort: [...(scores.length > 0 ? [{ _score: { order: 'desc' } }] : []), byMeasure] };
};

/** The query's listings in its order, from those that satisfy `where`, and the page of it. */
export const pageOf = (query: AssetQuery, where: Dsl, titled: Dsl | null): Dsl => {
  const { scores, sort } = orderOf(query, titled);
  return {
    query: { bool: { filter: [where], ...(scores.length > 0 && { should: scores, minimum_should_match: 0 }) } },
    sort: [...sort, { asset_id: { order: 'desc' } }],
    from: ((query.page ?? 1) - 1) * assetPageSize,
    size: assetPageSize,
  };
};
