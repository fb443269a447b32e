import fc from 'fast-check';
import { areaProblem, type Corner } from '@yoodee/api-contract/drawn-areas';
import { expect, it } from 'vitest';
import { outlineOf, simplified } from './outline.ts';

const ring = (count: number, turns = 1): Corner[] =>
  Array.from({ length: count }, (_, at) => ({
    lat: 13.7 + 0.1 * Math.sin((at * turns * 2 * Math.PI) / count),
    lng: 100.5 + 0.1 * Math.cos((at * turns * 2 * Math.PI) / count),
  }));

const line = fc.array(
  fc.record({
    lat: fc.double({ min: 13, max: 14, noNaN: true }),
    lng: fc.double({ min: 100, max: 101, noNaN: true }),
  }),
  { minLength: 2, maxLength: 60 },
);

it('keeps the ends of a line, and drops points within the tolerance', () => {
  const wavy = Array.from({ length: 101 }, (_, at) => ({ lat: 13 + (at % 2) * 0.0009, lng: 100 + at / 100 }));

  expect(simplified(wavy, 0.001)).toEqual([wavy[0], wavy[100]]);
  expect(simplified(wavy, 0.0005).length).toBeGreaterThan(50);
});

it('keeps a corner of a line', () => {
  const bent = [
    { lat: 13, lng: 100 },
    { lat: 13.5, lng: 100 },
    { lat: 13.5, lng: 100.5 },
  ];

  expect(simplified(bent, 0.001)).toEqual(bent);
});

it('only drops points of any line, never the ends', () => {
  fc.assert(
    fc.property(line, fc.double({ min: 0, max: 1, noNaN: true }), (points, tolerance) => {
      const short = simplified(points, tolerance);

      expect(short.at(0)).toBe(points.at(0));
      expect(short.at(-1)).toBe(points.at(-1));
      expect(short.every((point) => points.includes(point))).toBe(true);
    }),
  );
});

it('reduces a long line to the maximum number of corners', () => {
  const area = outlineOf(ring(5_000), { most: 40, tolerance: 0.00001 });

  expect(area.length).toBeLessThanOrEqual(40);
  expect(area.length).toBeGreaterThan(10);
  expect(areaProblem(area)).toBeNull();
});

it('cuts off the ends of a stroke that crosses its own beginning', () => {
  const over = [...ring(40), { lat: 13.72, lng: 100.599 }, { lat: 13.73, lng: 100.58 }];
  expect(areaProblem(over)).toBe('self_crossing');

  const area = outlineOf(over, { most: 200, tolerance: 0.0001 });

  expect(areaProblem(area)).toBeNull();
  expect(area.length).toBeGreaterThan(35);
});

it('does not change a line that crosses itself in the middle', () => {
  const eight = [
    { lat: 13.7, lng: 100.5 },
    { lat: 13.8, lng: 100.7 },
    { lat: 13.8, lng: 100.5 },
    { lat: 13.7, lng: 100.7 },
  ];

  expect(outlineOf(eight, { most: 200, tolerance: 0.0001 })).toEqual(eight);
});

it('clamps corners outside the country to the bounds for drawing', () => {
  const wide = [
    { lat: 13, lng: 100 },
    { lat: 13, lng: 120 },
    { lat: 14, lng: 120 },
  ];

  expect(outlineOf(wide, { most: 200, tolerance: 0.0001 }).map(({ lng }) => lng)).toEqual([100, 106, 106]);
});
