import { stations } from '../stations.ts';
import { network, stationNumbers } from './network.ts';

/** Times between one station and all others, by index among `stations`. */
export interface StationTimes {
  /** Minutes from street to street, with the first wait; not rounded. 0 for the station itself. */
  readonly minutes: Float64Array;
  /** Trains that one takes; 0 if one walks. */
  readonly trains: Uint8Array;
}

/** Dijkstra's algorithm, with a linear search instead of a priority queue: there are a few hundred nodes. */
const timesFrom = (source: number): StationTimes => {
  const minutes = new Float64Array(network.length).fill(Infinity);
  const trains = new Uint8Array(network.length);
  const isDone = new Uint8Array(network.length);
  minutes[source] = 0;
  for (;;) {
    let nearest = -1;
    for (let node = 0; node < network.length; node++)
      if (!isDone[node] && minutes[node]! < (minutes[nearest] ?? Infinity)) nearest = node;
    if (nearest === -1) break;
    isDone[nearest] = 1;
    for (const { to, minutes: longer, boards } of network[nearest]!) {
      const arrival = minutes[nearest]! + longer;
      if (arrival >= minutes[to]!) continue;
      minutes[to] = arrival;
      trains[to] = trains[nearest]! + Number(boards);
    }
  }
  return { minutes: minutes.slice(0, stations.length), trains: trains.slice(0, stations.length) };
};

const known = new Map<string, StationTimes>();

/** The times of a station, computed once; null for an unknown id. */
export const stationTimes = (id: string): StationTimes | null => {
  const source = stationNumbers.get(id);
  if (source === undefined) return null;
  let times = known.get(id);
  if (!times) known.set(id, (times = timesFrom(source)));
  return times;
};
