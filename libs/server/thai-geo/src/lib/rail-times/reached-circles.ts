import type { Point } from '../nearest-stations.ts';
import { stations } from '../stations.ts';
import { metresInMinutes } from '../walking.ts';
import { longestWalk, timesTo, type Destination } from './journeys.ts';

/** All places within so many metres in a straight line. */
export interface ReachedCircle extends Point {
  readonly metres: number;
}

/**
 * Where one can live to be at the destination within so many minutes: around each station the walk that time is left
 * for, and around a point the walk without trains. The circles overlap.
 */
export const reachedCircles = (destination: Destination, minutes: number): ReachedCircle[] => {
  const times = timesTo(destination);
  const walkIn = (rest: number) => Math.min(longestWalk, Math.floor(metresInMinutes(rest)));
  const around = stations.map(({ lat, lng }, at) => ({ lat, lng, metres: walkIn(minutes - times.minutes[at]!) }));
  const onFoot = 'station' in destination ? [] : [{ ...destination, metres: walkIn(minutes) }];
  return [...around, ...onFoot].filter(({ metres }) => metres > 0);
};
