import { expect, it } from 'vitest';
import { metresBetween, type Point } from '../nearest-stations.ts';
import { journeysTo } from './journeys.ts';
import { reachedCircles } from './reached-circles.ts';

const asok = { station: 'E4' };
const office = { lat: 13.73, lng: 100.53 };

const isReached = (circles: ReturnType<typeof reachedCircles>, point: Point) =>
  circles.some((circle) => metresBetween(circle, point) <= circle.metres);

/** Points in a grid of 400 m over Bangkok. */
const grid = Array.from({ length: 60 * 60 }, (_, at) => ({
  lat: 13.62 + 0.004 * (at % 60),
  lng: 100.42 + 0.004 * Math.floor(at / 60),
}));

it.each([
  ['a station', asok, 40],
  ['a station', asok, 15],
  ['a point', office, 30],
])('covers what is within reach of %s and nothing else', (_kind, destination, minutes) => {
  const circles = reachedCircles(destination, minutes);
  const journeyFrom = journeysTo(destination);
  const reached = grid.filter((point) => (journeyFrom(point)?.minutes ?? Infinity) <= minutes);

  const shaded = grid.filter((point) => isReached(circles, point));
  const differing = grid.filter((point) => reached.includes(point) !== shaded.includes(point));

  expect(reached.length).toBeGreaterThan(10);
  // Metres are rounded in one of them.
  expect(differing.length).toBeLessThanOrEqual(1);
});

it('has a larger area for more minutes, and none for an unknown destination', () => {
  expect(reachedCircles(asok, 60).length).toBeGreaterThan(reachedCircles(asok, 20).length);
  expect(reachedCircles({ station: 'nowhere' }, 90)).toEqual([]);
});
