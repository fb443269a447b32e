import { describe, expect, it } from 'vitest';
import { isInside, metresToEdge } from './outline-distance.ts';

/** A square of 0.02 degrees with a hole in its middle, and a small island east of it. */
const outer = [100, 13, 100.02, 13, 100.02, 13.02, 100, 13.02];
const hole = [100.008, 13.008, 100.012, 13.008, 100.012, 13.012, 100.008, 13.012, 100.008, 13.008];
const island = [100.03, 13.01, 100.031, 13.01, 100.031, 13.011];
const rings = [outer, hole, island];

describe('isInside', () => {
  it.each([
    ['in the square', 13.005, 100.005, true],
    ['in its hole', 13.01, 100.01, false],
    ['on the island', 13.0103, 100.0307, true],
    ['between the two', 13.01, 100.025, false],
    ['level with a corner, outside', 13, 99.9, false],
    ['nowhere', Number.NaN, 100.01, false],
  ])('%s', (_what, lat, lng, is) => {
    expect(isInside({ lat, lng }, rings)).toBe(is);
  });

  it('is false without a ring', () => {
    expect(isInside({ lat: 13, lng: 100 }, [])).toBe(false);
  });
});

describe('metresToEdge', () => {
  it.each([
    // A degree is 110.6 km to the north and 108.5 km to the east at 13°.
    ['inside, 0.001° from the south', 13.001, 100.004, 111],
    ['outside, 0.01° west of it', 13.01, 99.99, 1_085],
    ['in the hole, 0.001° from its east', 13.01, 100.011, 108],
    ['beyond a corner', 13.021, 100.021, 155],
    ['on the edge', 13, 100.01, 0],
  ])('%s', (_what, lat, lng, metres) => {
    expect(Math.abs(metresToEdge({ lat, lng }, rings) - metres)).toBeLessThan(1);
  });

  it('is infinite without a ring', () => {
    expect(metresToEdge({ lat: 13, lng: 100 }, [])).toBe(Infinity);
  });
});
