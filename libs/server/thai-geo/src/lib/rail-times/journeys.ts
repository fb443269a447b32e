import { metresBetween, type Point } from '../nearest-stations.ts';
import { stations } from '../stations.ts';
import { stationTimes, type StationTimes } from './station-times.ts';
import { walkingMinutes } from '../walking.ts';

/** Where a journey ends: a station, or a point in degrees. */
export type Destination = { readonly station: string } | Point;

/** An estimated journey by rail with walking at both ends. */
export interface Journey {
  /** Door to door, rounded up. */
  readonly minutes: number;
  /** Trains that one takes; 0 if one walks. */
  readonly trains: number;
}

/** The longest walk to or from a station, and of a journey on foot, in metres in a straight line. */
export const longestWalk = 1_500;

/** Degrees that cover the longest walk anywhere in Thailand (a degree of longitude is ≥ 104 km). */
const walkDegrees = longestWalk / 100_000;

/** Metres between two points for a walk, rounded; Infinity if it is too long. */
export const walkBetween = (a: Point, b: Point): number => {
  if (!(Math.abs(a.lat - b.lat) <= walkDegrees && Math.abs(a.lng - b.lng) <= walkDegrees)) return Infinity;
  const metres = Math.round(metresBetween(a, b));
  return metres <= longestWalk ? metres : Infinity;
};

/** A station that one can walk to: its index among `stations`, and metres in a straight line. */
export interface Walk {
  readonly station: number;
  readonly metres: number;
}

/** The stations within a walk of a point; none for NaN. */
export const walksFrom = (point: Point): Walk[] => {
  const walks: Walk[] = [];
  for (let station = 0; station < stations.length; station++) {
    const metres = walkBetween(point, stations[station]!);
    if (metres !== Infinity) walks.push({ station, metres });
  }
  return walks;
};

const none: StationTimes = {
  minutes: new Float64Array(stations.length).fill(Infinity),
  trains: new Uint8Array(stations.length),
};

/** Times from every station to a destination, with the walk at its end. Infinite for what does not exist or is too far. */
export const timesTo = (destination: Destination): StationTimes => {
  if ('station' in destination) return stationTimes(destination.station) ?? none;
  const minutes = none.minutes.slice();
  const trains = none.trains.slice();
  for (const walk of walksFrom(destination)) {
    const times = stationTimes(stations[walk.station]!.id)!;
    const walking = walkingMinutes(walk.metres);
    for (let number = 0; number < minutes.length; number++) {
      const arrival = times.minutes[number]! + walking;
      if (arrival >= minutes[number]!) continue;
      minutes[number] = arrival;
      trains[number] = times.trains[number]!;
    }
  }
  return { minutes, trains };
};

/** The fastest journey from a point to the destination; null if neither by train nor on foot. */
export const journeysTo = (destination: Destination): ((from: Point) => Journey | null) => {
  const times = timesTo(destination);
  return (from) => {
    let best = 'station' in destination ? Infinity : walkingMinutes(walkBetween(from, destination));
    let trains = 0;
    for (const walk of walksFrom(from)) {
      const minutes = times.minutes[walk.station]! + walkingMinutes(walk.metres);
      if (minutes >= best) continue;
      best = minutes;
      trains = times.trains[walk.station]!;
    }
    return best === Infinity ? null : { minutes: Math.ceil(best), trains };
  };
};
