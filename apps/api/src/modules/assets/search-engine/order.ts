import { sql, type SQL } from 'drizzle-orm';
import { assetPageSize, nearStationMetres, stationDistances } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readReach } from '@yoodee/api-contract/reach';
import { orderingOf, orderings, railBand, stationBand } from '@yoodee/server-search-index/definition';
import { metresToStations, minutesTo } from './minutes.ts';

/** The number of selectable distances, below the requested one, within which a listing is not. */
const nearness = ({ station, rail, station_m = nearStationMetres }: AssetQuery): SQL[] => {
  const nearer = station || rail ? stationDistances.map(Number).filter((metres) => metres < station_m) : [];
  const beyond = nearer.map((metres) => {
    const bands = station ? station.map((id) => stationBand(id, metres)) : rail!.map((kind) => railBand(kind, metres));
    return sql`(not bands && ${sql.param(bands)}::text[])::int`;
  });
  return beyond.length === 0 ? [] : [sql.join(beyond, sql` + `)];
};

const keysOf = (query: AssetQuery, titled: string | null): SQL[] => {
  if (query.sort === 'time' && query.reach) {
    const minutes = query.reach.flatMap((text) => readReach(text) ?? []).map(({ place }) => minutesTo(place));
    return [sql.join(minutes, sql` + `)];
  }
  if (query.sort === 'distance' && (query.station ?? query.rail))
    return [metresToStations(query, query.station ? 'station' : 'rail')];
  const ordering = orderingOf(query);
  const [measure, direction] = orderings[ordering];
  const byMeasure = sql.raw(`${measure} ${direction === 'ascending' ? 'asc' : 'desc'} nulls last`);
  if (ordering !== 'best') return [byMeasure];
  return [...(titled === null ? [] : [sql`(titles @@ ${titled}::tsquery) desc`]), ...nearness(query), byMeasure];
};

/** `order by` and the page of a query. */
export const pageOf = (query: AssetQuery, titled: string | null): SQL =>
  sql`order by ${sql.join(keysOf(query, titled), sql`, `)}, asset_id desc
    limit ${assetPageSize} offset ${((query.page ?? 1) - 1) * assetPageSize}`;
