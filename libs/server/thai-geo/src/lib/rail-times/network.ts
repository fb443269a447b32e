import { metresBetween } from '../nearest-stations.ts';
import { lines, stations, type Line } from '../stations.ts';
import { interchanges } from './interchanges.data.ts';
import { lineTimes, platformMinutes, trackPerStraight } from './line-times.data.ts';
import { walkingMinutes } from '../walking.ts';

/** An edge of the graph; `boards` marks those on which a passenger gets on a train. */
export interface Edge {
  readonly to: number;
  readonly minutes: number;
  readonly boards: boolean;
}

/** Index among `stations`, by id. */
export const stationNumbers: ReadonlyMap<string, number> = new Map(stations.map(({ id }, number) => [id, number]));

/** Trains of the Blue Line go on from the loop to Lak Song; those of other lines stay on their route. */
const servicesOf = ({ id, routes }: Line): readonly (readonly string[])[] =>
  id === 'mrt-blue' ? [routes.flatMap((route, at) => (at === 0 ? route : route.slice(1)))] : routes;

const rideMinutes = (from: string, to: string, lineId: string): number => {
  const { cruise, stop } = lineTimes[lineId]!;
  const km = metresBetween(stations[stationNumbers.get(from)!]!, stations[stationNumbers.get(to)!]!) / 1000;
  return (km * trackPerStraight * 60) / cruise + stop / 60;
};

/**
 * The edges from each node. The first nodes are the stations as seen from the street, in the order of `stations`; each
 * stop of a service has a platform. A journey takes the same minutes in both directions: the wait for a train is always
 * half of its headway.
 */
const build = (): readonly (readonly Edge[])[] => {
  const edges: Edge[][] = stations.map(() => []);
  const join = (a: number, b: number, minutes: number) => {
    edges[a]!.push({ to: b, minutes, boards: false });
    edges[b]!.push({ to: a, minutes, boards: false });
  };
  const platforms: { node: number; street: number; wait: number }[] = [];
  for (const line of lines)
    for (const service of servicesOf(line))
      for (const [at, id] of service.entries()) {
        const node = edges.push([]) - 1;
        const street = stationNumbers.get(id)!;
        const wait = lineTimes[line.id]!.headway / 2;
        edges[street]!.push({ to: node, minutes: platformMinutes + wait, boards: true });
        edges[node]!.push({ to: street, minutes: platformMinutes, boards: false });
        // A change within a station does not pass its gates.
        for (const other of platforms.filter((one) => one.street === street)) {
          edges[other.node]!.push({ to: node, minutes: platformMinutes + wait, boards: true });
          edges[node]!.push({ to: other.node, minutes: platformMinutes + other.wait, boards: true });
        }
        platforms.push({ node, street, wait });
        if (at > 0) join(node - 1, node, rideMinutes(service[at - 1]!, id, line.id));
      }
  for (const pair of interchanges) {
    const [a, b] = pair.map((id) => stationNumbers.get(id)!) as [number, number];
    join(a, b, walkingMinutes(metresBetween(stations[a]!, stations[b]!)));
  }
  return edges;
};

/** Edges by node. */
export const network: readonly (readonly Edge[])[] = build();
