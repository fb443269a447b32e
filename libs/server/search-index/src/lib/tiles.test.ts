import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptySet, sizeOf, toDocs } from './bitset.ts';
import { isInBox, type Bounds } from './cluster-grid.ts';
import { createTiles } from './tiles.ts';

/** 20,000 documents in a town of some hundred tiles; every tenth has no location. */
const town: Bounds = [100.5, 13.7, 100.6, 13.8];
/** Between 0 and 0.1; a prime spreads neighbours. */
const spread = (doc: number, prime: number) => ((doc * prime) % 10_000) / 100_000;
const points = Array.from({ length: 20_000 }, (_, doc) =>
  doc % 10 === 9 ? null : { lat: 13.7 + spread(doc, 7_919), lng: 100.5 + spread(doc, 6_101) },
);
const listed = emptySet(points.length).fill(~0);
const tiles = createTiles(() => listed);
points.forEach((point, doc) => point && tiles.add(point.lat, point.lng, doc));

const inBox = (box: Bounds): number[] =>
  points.flatMap((point, doc) => (point && isInBox(box, point.lat, point.lng) ? [doc] : []));

it.each<[string, Bounds]>([
  ['the whole country', [97, 5, 106, 21]],
  ['exactly the town', town],
  ['all but one row of tiles', [100, 13, 101, 13.795]],
  ['half of the town', [100.5, 13.7, 100.6, 13.75]],
  ['a street', [100.55, 13.75, 100.551, 13.751]],
  ['nothing', [98, 18, 99, 19]],
])('finds the documents of a box: %s', (_what, box) => {
  const within = tiles.within(box);

  expect([...toDocs(within, sizeOf(within))]).toEqual(inBox(box));
});

it('finds the documents of an area', () => {
  // Between the coordinates of points, so that none is on a side.
  const side = fc.nat(11_000).map((step) => (step - 500) / 100_000 + 0.000_003);
  const anyBox = fc
    .record({ west: side, south: side, width: side, height: side })
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ west, south, width, height }): Bounds => {
      const [left, low] = [100.5 + west, 13.7 + south];
      return [left, low, left + width + 0.000_001, low + height + 0.000_001];
    });
  fc.assert(
    fc.property(anyBox, (box) => {
      const [west, south, east, north] = box;
      const area = [
        { lat: south, lng: west },
        { lat: south, lng: east },
        { lat: north, lng: east },
        { lat: north, lng: west },
      ];

      const within = tiles.withinArea(area);

      expect([...toDocs(within, sizeOf(within))]).toEqual(inBox(box));
    }),
    { numRuns: 50 },
  );
});
