import type { Point } from '../nearest-stations.ts';
import { stations } from '../stations.ts';
import { metresInMinutes } from '../walking.ts';
import { longestWalk, timesTo, type Destination } from './journeys.ts';

/** All places within so many metres in a straight line. */
export interface ReachedCircle extends Point {
  readonly metres: number;
}

/**
 * The area from which the destination is within so many minutes (an isochrone), as overlapping circles: around each
 * station the walk for which there is time left, and around a point the walk without trains.
 */
export const reachedCircles = (destination: Destination, minutes: number): ReachedCircle[] => {
  const times = timesTo(destination);
  const walkIn = (rest: number) => Math.min(longestWalk, Math.floor(metresInMinutes(rest)));
  const around = stations.map(({ lat, lng }, at) => ({ lat, lng, metres: walkIn(minutes - times.minutes[at]!) }));
  const onFoot = 'station' in destination ? [] : [{ ...destination, metres: walkIn(minutes) }];
  return [...around, ...onFoot].filter(({ metres }) => metres > 0);
};
