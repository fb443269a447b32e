import fc from 'fast-check';
import { expect, it } from 'vitest';
import { disjointCircles } from './disjoint-circles.ts';

const metre = 1 / 111_320;
/** Square metres at the equator, by the shoelace formula. */
const areaOf = (areas: ReturnType<typeof disjointCircles>) =>
  areas.reduce((sum, ring) => {
    const doubled = ring.reduce((part, { lat, lng }, at) => {
      const next = ring[(at + 1) % ring.length]!;
      return part + (lng * next.lat - next.lng * lat) / metre ** 2;
    }, 0);
    return sum + Math.abs(doubled) / 2;
  }, 0);
const circle = (east: number, north: number, metres: number) => ({ lat: north * metre, lng: east * metre, metres });

it('does not change circles that do not touch', () => {
  expect(areaOf(disjointCircles([circle(0, 0, 1_000), circle(5_000, 0, 500)])) / (Math.PI * 1_250_000)).toBeCloseTo(
    1,
    1,
  );
});

it('has the area of the union of two circles', () => {
  // A lens of two equal circles whose middles lie one radius apart: (2π/3 − √3/2) r².
  const union = (2 * Math.PI - (2 * Math.PI) / 3 + Math.sqrt(3) / 2) * 1_000 ** 2;

  expect(areaOf(disjointCircles([circle(0, 0, 1_000), circle(1_000, 0, 1_000)])) / union).toBeCloseTo(1, 2);
});

it('drops circles inside others, and one of two equal ones', () => {
  expect(disjointCircles([circle(0, 0, 1_000), circle(100, 0, 300)])).toHaveLength(1);
  expect(disjointCircles([circle(0, 0, 1_000), circle(0, 0, 1_000)])).toHaveLength(1);
  expect(disjointCircles([])).toEqual([]);
});

it('covers a point of any circles exactly once', () => {
  const circles = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 4_000 }),
      y: fc.integer({ min: 0, max: 4_000 }),
      r: fc.integer({ min: 200, max: 1_500 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const isInside = (ring: readonly { lat: number; lng: number }[], x: number, y: number) =>
    ring.every(({ lat, lng }, at) => {
      const next = ring[(at + 1) % ring.length]!;
      return (next.lng - lng) * (y * metre - lat) - (next.lat - lat) * (x * metre - lng) >= 0;
    });
  fc.assert(
    fc.property(circles, fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 4_000 }), (given, x, y) => {
      const depths = given.map((each) => each.r - Math.hypot(each.x - x, each.y - y));
      // A ring of corners is a little smaller than its circle, and a point on a seam is in both parts.
      fc.pre(depths.every((depth) => depth < 0 || depth > 10));
      const parts = disjointCircles(given.map((each) => circle(each.x, each.y, each.r)));
      const covering = parts.filter((ring) => isInside(ring, x + 0.123, y + 0.457)).length;
      expect(covering).toBe(Math.max(...depths) > 0 ? 1 : 0);
    }),
  );
});
