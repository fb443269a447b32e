import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createBaseMap } from './base-map.ts';
import { isInside, packRing } from './outlines.ts';
import { bangkokRows, townRows } from './places.data.ts';
import { readProvinces } from './provinces.ts';

const shapes = await readProvinces();
const baseMap = createBaseMap(shapes);

it('contains each of the 77 provinces once', () => {
  expect(new Set(shapes.map(({ code }) => code)).size).toBe(77);
  expect(baseMap.provinceNames).toHaveLength(77);
});

it('stays within the size budget of the first map', () => {
  expect(gzipSync(JSON.stringify(baseMap), { level: 9 }).length).toBeLessThan(110_000);
});

it('has a name for every district of Bangkok', () => {
  expect(new Set(bangkokRows.map(([, name]) => name)).size).toBe(50);
});

it.each([...bangkokRows, ...townRows])('places the name of %s %s inside its province', (code, _name, lat, lng) => {
  const { polygons } = shapes.find((shape) => shape.code === code)!;

  expect(polygons.some(([outer]) => isInside(lng, lat, outer!))).toBe(true);
});

it('encodes a ring as deltas, without points that round to the same position', () => {
  const ring = [
    [100, 13],
    [100.5, 13],
    [100.50001, 13],
    [100.5, 13.25],
    [100, 13],
  ];

  expect(packRing(ring)).toEqual([1_000_000, 130_000, 5_000, 0, 0, 2_500]);
});
