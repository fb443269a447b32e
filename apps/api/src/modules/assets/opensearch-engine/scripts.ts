import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { isOfRail, unreachable } from '@yoodee/server-search-index/definition';
import { longestWalk, stations, timesTo, walkingPace, type Destination } from '@yoodee/server-thai-geo';
import type { Dsl } from './dsl.ts';
import { walkRadix } from './listing-document.ts';

/**
 * What OpenSearch's query language cannot say, in its scripting language Painless. Sources are constants, because the
 * server compiles each once and few in a minute; what differs is in the parameters.
 */
const script = (source: string, params: Dsl): Dsl => ({ lang: 'painless', source, params });

/** The parameters of a destination: minutes from each station, and the point where it is one. */
const placeParams = (place: Destination): Dsl => ({
  minutes: Array.from(timesTo(place).minutes, (minutes) => Math.min(minutes, unreachable)),
  ...('station' in place ? {} : { lat: place.lat, lng: place.lng }),
});

/** `walkBetween`, `walkingMinutes` and the journey by rail of `@yoodee/server-thai-geo`. */
const journeys = `
double onFoot(long metres, Map pace) {
  return metres * ((Number) pace.detour).doubleValue() / ((Number) pace.metresPerMinute).doubleValue();
}
double walkBetween(double lat, double lng, double toLat, double toLng, Map pace) {
  double degrees = ((Number) pace.longest).doubleValue() / 100000.0;
  if (Math.abs(lat - toLat) > degrees || Math.abs(lng - toLng) > degrees) return 1.0e9;
  double halfLat = Math.sin((toLat - lat) * Math.PI / 180.0 / 2.0);
  double halfLng = Math.sin((toLng - lng) * Math.PI / 180.0 / 2.0);
  double h = halfLat * halfLat
    + Math.cos(lat * Math.PI / 180.0) * Math.cos(toLat * Math.PI / 180.0) * halfLng * halfLng;
  double metres = Math.round(2.0 * 6371008.8 * Math.asin(Math.min(1.0, Math.sqrt(h))));
  return metres <= ((Number) pace.longest).doubleValue() ? metres : 1.0e9;
}
double minutesTo(Map listing, Map place, Map pace) {
  double least = ((Number) pace.unreachable).doubleValue();
  def walks = listing['walks'];
  for (int at = 0; at < walks.size(); ++at) {
    long walk = (long) walks.get(at);
    int station = (int) (walk / ${walkRadix}L);
    double byRail = ((Number) place.minutes.get(station)).doubleValue() + onFoot(walk % ${walkRadix}L, pace);
    least = Math.min(least, byRail);
  }
  if (place.containsKey('lat') && listing['lat'].size() > 0 && listing['lng'].size() > 0) {
    double metres = walkBetween((double) listing['lat'].get(0), (double) listing['lng'].get(0),
      ((Number) place.lat).doubleValue(), ((Number) place.lng).doubleValue(), pace);
    if (metres < 1.0e9) least = Math.min(least, onFoot((long) metres, pace));
  }
  return Math.ceil(least);
}`;

const pace = { ...walkingPace, longest: longestWalk, unreachable };

/** Minutes from a listing to a destination by rail or on foot, rounded up; `unreachable` without a journey. */
export const minutesTo = (place: Destination): Dsl =>
  script(`${journeys}\nreturn minutesTo(doc, params.place, params.pace);`, { place: placeParams(place), pace });

/** The minutes to all destinations together. */
export const minutesToAll = (places: readonly Destination[]): Dsl =>
  script(
    `${journeys}\ndouble all = 0.0; for (def place : params.places) { all += minutesTo(doc, place, params.pace); } return all;`,
    { places: places.map(placeParams), pace },
  );

/** Whether a destination is within some minutes. */
export const isWithin = (place: Destination, minutes: number): Dsl =>
  script(`${journeys}\nreturn minutesTo(doc, params.place, params.pace) <= ((Number) params.minutes).doubleValue();`, {
    place: placeParams(place),
    minutes,
    pace,
  });

const nearest = `
double metresTo(Map listing, Map wanted) {
  double least = 1.0e9;
  def walks = listing['walks'];
  for (int at = 0; at < walks.size(); ++at) {
    long walk = (long) walks.get(at);
    if (wanted.containsKey(String.valueOf(walk / ${walkRadix}L))) least = Math.min(least, (double) (walk % ${walkRadix}L));
  }
  return least;
}`;

/** The numbers of the stations that a query names. */
const wantedStations = (query: AssetQuery, key: 'station' | 'rail'): Dsl =>
  Object.fromEntries(
    stations.flatMap((station, number) =>
      (key === 'station' ? query.station!.includes(station.id) : query.rail!.some((rail) => isOfRail(station, rail)))
        ? [[String(number), true]]
        : [],
    ),
  );

/** Metres from a listing to the nearest station that a query names; 10⁹ beyond the longest walk. */
export const metresToStations = (query: AssetQuery, key: 'station' | 'rail'): Dsl =>
  script(`${nearest}\nreturn metresTo(doc, params.wanted);`, { wanted: wantedStations(query, key) });

/** The number of sides of an area that a line to the east crosses. The bounding box was checked before. */
export const isInside = (area: DrawnArea): Dsl =>
  script(
    `double lat = (double) doc['lat'].get(0);
double lng = (double) doc['lng'].get(0);
boolean isInside = false;
int last = params.lats.size() - 1;
for (int at = 0; at <= last; ++at) {
  int next = at == last ? 0 : at + 1;
  double lat1 = ((Number) params.lats.get(at)).doubleValue();
  double lng1 = ((Number) params.lngs.get(at)).doubleValue();
  double lat2 = ((Number) params.lats.get(next)).doubleValue();
  double lng2 = ((Number) params.lngs.get(next)).doubleValue();
  if ((lat1 > lat) != (lat2 > lat) && lng < lng1 + (lng2 - lng1) * (lat - lat1) / (lat2 - lat1)) isInside = !isInside;
}
return isInside;`,
    { lats: area.map(({ lat }) => lat), lngs: area.map(({ lng }) => lng) },
  );

/** A filter that a near miss may fail, for the script that adds up the cost. */
export type Bend =
  /** A number of the listing; the cost is the share by which it misses. */
  | { of: 'field'; field: string; asked: number; least: boolean }
  /** Rooms; a near miss lacks one. */
  | { of: 'rooms'; field: string; asked: number; cost: number }
  | { of: 'stations'; wanted: Dsl; asked: number; cost: number }
  | { of: 'reach'; place: Dsl; asked: number };

export const bendOfStations = (query: AssetQuery, key: 'station' | 'rail', asked: number, cost: number): Bend => ({
  ...{ of: 'stations', wanted: wantedStations(query, key), asked, cost },
});

export const bendOfReach = (place: Destination, asked: number): Bend => ({
  ...{ of: 'reach', place: placeParams(place), asked },
});

/** The total cost of the filters that a listing fails, defined as in the index. */
export const costOf = (bends: readonly Bend[]): Dsl =>
  script(
    `${journeys}${nearest}
double cost = 0.0;
for (def bend : params.bends) {
  double asked = ((Number) bend.asked).doubleValue();
  if (bend.of == 'reach') {
    double has = minutesTo(doc, bend.place, params.pace);
    if (has > asked) cost += (has - asked) / asked;
  } else if (bend.of == 'stations') {
    double has = metresTo(doc, bend.wanted);
    if (has > asked) cost += ((has - asked) / asked) * ((Number) bend.cost).doubleValue();
  } else {
    def values = doc[bend.field];
    if (values.size() == 0) continue;
    double has = ((Number) values.get(0)).doubleValue();
    if (bend.of == 'rooms') {
      if (has < asked) cost += ((Number) bend.cost).doubleValue();
    } else if (bend.least ? has < asked : has > asked) {
      cost += asked == 0.0 ? 1.0e9 : Math.abs(has - asked) / asked;
    }
  }
}
return Math.min(cost, 1.0e9);`,
    { bends, pace },
  );
