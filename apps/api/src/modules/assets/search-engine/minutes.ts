import { sql, type SQL } from 'drizzle-orm';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { isOfRail, unreachable } from '@yoodee/server-search-index/definition';
import { longestWalk, stations, timesTo, walkingMinutes, type Destination } from '@yoodee/server-thai-geo';

const numbers = (values: Iterable<number>) => sql`${sql.param([...values])}::float8[]`;

/** Minutes on foot by metres, from 0. */
const onFoot = Array.from({ length: longestWalk + 1 }, (_, metres) => walkingMinutes(metres));

/** The bounding box in degrees of every walk to a point, as in `walkBetween`. */
const walkDegrees = longestWalk / 100_000;
const earthRadiusMetres = 6_371_008.8;

/** Whole minutes on foot from a listing to a point; null beyond the longest walk. */
const walkTo = ({ lat, lng }: { lat: number; lng: number }): SQL => {
  const here = sql`radians(${lat}::float8)`;
  const metres = sql`round(2 * ${earthRadiusMetres}::float8 * asin(least(1, sqrt(
    power(sin(radians(${lat}::float8 - listing.lat) / 2), 2)
      + cos(radians(listing.lat)) * cos(${here}) * power(sin(radians(${lng}::float8 - listing.lng) / 2), 2)))))`;
  return sql`(case when abs(listing.lat - ${lat}::float8) <= ${walkDegrees}::float8
      and abs(listing.lng - ${lng}::float8) <= ${walkDegrees}::float8
    then (${numbers(onFoot)})[${metres}::int + 1] end)`;
};

/** Minutes from a listing to a destination by rail or on foot, rounded up; `unreachable` without a journey. */
export const minutesTo = (place: Destination): SQL => {
  const { minutes } = timesTo(place);
  const byRail = sql`(select min((${numbers(minutes)})[walk.station + 1] + (${numbers(onFoot)})[walk.metres + 1])
    from unnest(listing.walk_stations, listing.walk_metres) as walk (station, metres))`;
  const all = 'station' in place ? byRail : sql`least(${byRail}, ${walkTo(place)})`;
  return sql`ceil(least(coalesce(${all}, ${unreachable}::float8), ${unreachable}::float8))`;
};

/** Metres from a listing to the nearest station that a query names; null beyond the longest walk. */
export const metresToStations = (query: AssetQuery, key: 'station' | 'rail'): SQL => {
  const wanted = stations.flatMap((station, number) =>
    (key === 'station' ? query.station!.includes(station.id) : query.rail!.some((rail) => isOfRail(station, rail)))
      ? [number]
      : [],
  );
  return sql`(select min(walk.metres) from unnest(listing.walk_stations, listing.walk_metres) as walk (station, metres)
    where walk.station = any(${sql.param(wanted)}::int[]))`;
};
