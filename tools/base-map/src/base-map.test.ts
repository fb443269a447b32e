import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createBaseMap } from './base-map.ts';
import { isInside, packRing } from './outlines.ts';
import { bangkokRows, townRows } from './places.data.ts';
import { readNaturalEarth } from './natural-earth.ts';
import { readProvinces } from './provinces.ts';
import { islandRows } from './surrounding-names.data.ts';
import { readLand, surroundingUnits } from './surroundings.ts';

const shapes = await readProvinces();
const land = await readLand();
const baseMap = createBaseMap({ shapes, land, naturalEarth: await readNaturalEarth() });

it('contains each of the 77 provinces once', () => {
  expect(new Set(shapes.map(({ code }) => code)).size).toBe(77);
  expect(baseMap.provinceNames).toHaveLength(77);
});

it('stays within the size budget of the first map', () => {
  expect(gzipSync(JSON.stringify(baseMap), { level: 9 }).length).toBeLessThan(150_000);
});

it('has a name for every district of Bangkok', () => {
  expect(new Set(bangkokRows.map(([, name]) => name)).size).toBe(50);
});

it.each([...bangkokRows, ...townRows])('places the name of %s %s inside its province', (code, _name, lat, lng) => {
  const { polygons } = shapes.find((shape) => shape.code === code)!;

  expect(polygons.some(([outer]) => isInside(lng, lat, outer!))).toBe(true);
});

it('draws the neighbours as land and the sea as none', () => {
  const rings = land.map((steps) => {
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, index) => {
      x += steps[2 * index]!;
      y += steps[2 * index + 1]!;
      return [x / surroundingUnits, y / surroundingUnits];
    });
  });
  const isLand = (lng: number, lat: number) => rings.some((ring) => isInside(lng, lat, ring));

  expect(isLand(96.16, 16.85)).toBe(true); // Yangon
  expect(isLand(104.92, 11.55)).toBe(true); // Phnom Penh
  expect(isLand(101.3, 10.4)).toBe(false); // Gulf of Thailand
});

it('names each island once, in the waters of Thailand', () => {
  expect(new Set(islandRows.map(([th]) => th)).size).toBe(islandRows.length);
  for (const [, , lat, lng] of islandRows) expect(lat > 5.5 && lat < 14 && lng > 97 && lng < 103).toBe(true);
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
