import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySet, has } from './bitset.ts';
import { addInArea, drawArea, placeOfBox } from './area-raster.ts';
import type { Bounds } from './cluster-grid.ts';
import { inside, outside } from './tile-places.ts';

/** The fewest cells, and the most. */
const documents = fc.constantFrom(1, 1_000_000);

/** The even–odd rule, side by side. */
const isWithin = (area: DrawnArea, lat: number, lng: number): boolean => {
  const crossings = area.filter((from, place) => {
    const to = area[(place + 1) % area.length]!;
    const [low, high] = from.lat <= to.lat ? [from, to] : [to, from];
    if (lat < low.lat || lat >= high.lat) return false;
    return lng < low.lng + (lat - low.lat) * ((high.lng - low.lng) / (high.lat - low.lat));
  });
  return crossings.length % 2 === 1;
};

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const units = (value: number) => Math.round(value * 1e5) / 1e5;

/** Around a middle, at random distances. */
const star = fc.array(degrees(0.05, 1), { minLength: 3, maxLength: 60 }).map((distances): DrawnArea =>
  distances.map((distance, place) => {
    const angle = (place * 2 * Math.PI) / distances.length;
    return { lat: units(0.15 * distance * Math.sin(angle)), lng: units(0.15 * distance * Math.cos(angle)) };
  }),
);

/** Teeth of random depth, some as thin as a metre and some with corners at one latitude. */
const saw = fc
  .record({
    depths: fc.array(degrees(0.001, 1), { minLength: 2, maxLength: 60 }),
    step: degrees(0.00002, 0.01),
    isLying: fc.boolean(),
  })
  .map(({ depths, step, isLying }): DrawnArea => {
    const teeth = depths.map((depth, place) => [(place + 1) * step, place % 2 === 0 ? 0.05 + 0.2 * depth : 0.04]);
    const corners = [[0, 0], ...teeth, [(depths.length + 1) * step, 0]];
    return corners.map(([along, across]) =>
      isLying ? { lat: units(along!), lng: units(across!) } : { lat: units(across!), lng: units(along!) },
    );
  });

const anyArea = fc
  .oneof(star, saw)
  .chain((area) =>
    fc
      .record({ lat: degrees(13, 13.02), lng: degrees(100, 100.02) })
      .map((middle) => area.map(({ lat, lng }) => ({ lat: units(middle.lat + lat), lng: units(middle.lng + lng) }))),
  );

/** Between two corners, as a share of their distance. */
const between = (area: DrawnArea, place: number, share: number) => {
  const [from, to] = [area[place % area.length]!, area[(place + 1) % area.length]!];
  return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
};

describe('drawArea', () => {
  it('finds the points inside by the even–odd rule, also at corners, beside sides and level with corners', () => {
    const anyPoint = fc.record({
      place: fc.nat(200),
      share: degrees(0, 1),
      off: degrees(-0.1, 0.1),
      isOff: fc.boolean(),
    });
    fc.assert(
      fc.property(anyArea, documents, fc.array(anyPoint, { minLength: 20, maxLength: 20 }), (area, count, points) => {
        const raster = drawArea(area, count);

        for (const { place, share, off, isOff } of points) {
          const on = between(area, place, share);
          const corner = area[place % area.length]!;
          const asked = [
            { lat: corner.lat, lng: corner.lng + off },
            { lat: on.lat, lng: on.lng + (isOff ? off : 1e-7) },
            { lat: on.lat, lng: on.lng - 1e-7 },
          ];
          const found = emptySet(asked.length);
          const columnOf = (name: 'lat' | 'lng') => Float64Array.from(asked, (point) => point[name]);
          const docs = Uint32Array.from(asked.keys());
          const points = { docs, lats: columnOf('lat'), lngs: columnOf('lng'), from: 0, to: asked.length };
          addInArea(raster, points, found);
          expect(asked.map((_, doc) => has(found, doc))).toEqual(asked.map(({ lat, lng }) => isWithin(area, lat, lng)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('says that a box is inside or outside only if all its points are', () => {
    const anyShare = fc.tuple(degrees(0, 1), degrees(0, 1));
    const [width, height] = [0.0096, 0.0093];
    fc.assert(
      fc.property(anyArea, documents, fc.array(anyShare, { minLength: 4, maxLength: 4 }), (area, count, shares) => {
        const raster = drawArea(area, count);
        const [lats, lngs] = [area.map(({ lat }) => lat), area.map(({ lng }) => lng)];
        const [south, west] = [Math.floor(Math.min(...lats) / height), Math.floor(Math.min(...lngs) / width)];

        for (let row = south - 1; row <= Math.max(...lats) / height + 1; row++)
          for (let column = west - 1; column <= Math.max(...lngs) / width + 1; column++) {
            const box: Bounds = [column * width, row * height, (column + 1) * width, (row + 1) * height];
            const place = placeOfBox(raster, box);
            if (place !== inside && place !== outside) continue;
            for (const [up, right] of [...shares, [0, 0], [0.999999, 0.999999]]) {
              const [lat, lng] = [(row + up!) * height, (column + right!) * width];
              expect(isWithin(area, lat, lng)).toBe(place === inside);
            }
          }
      }),
      { numRuns: 40 },
    );
  });

  it('knows of most boxes of a city where they are', () => {
    const circle = Array.from({ length: 40 }, (_, at) => ({
      lat: 13.75 + 0.3 * Math.sin((at * Math.PI) / 20),
      lng: 100.5 + 0.3 * Math.cos((at * Math.PI) / 20),
    }));
    const raster = drawArea(circle, 1_000_000);
    const places = Array.from({ length: 60 * 60 }, (_, box) => {
      const [west, south] = [100.2 + (box % 60) / 100, 13.45 + Math.floor(box / 60) / 100];
      return placeOfBox(raster, [west, south, west + 0.01, south + 0.01]);
    });

    const shareOf = (place: number) => places.filter((one) => one === place).length / places.length;
    expect(shareOf(inside)).toBeGreaterThan(0.7);
    expect(shareOf(outside)).toBeGreaterThan(0.15);
  });
});
