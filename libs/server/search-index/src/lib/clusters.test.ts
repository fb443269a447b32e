import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssetIndex, type AssetIndex } from './asset-index.ts';
import { gridOf } from './cluster-grid.ts';
import { joinCells } from './join-cells.ts';
import { naiveClusters } from './clusters.naive.ts';
import { clusterIndex } from './clusters.ts';
import { medianOf } from './median.ts';
import type { SearchRow } from './search-row.ts';
import { anyCluster } from './random-clusters.testing.ts';
import { now } from './random-search.testing.ts';
import { plainRow } from './search-row.testing.ts';

describe('clusterIndex', () => {
  it('counts, measures and places like the naive implementation, after any writes', () => {
    fc.assert(
      fc.property(anyCluster.history, fc.array(anyCluster.query, { minLength: 1 }), (history, queries) => {
        const index = createAssetIndex();
        const listed = new Map<number, SearchRow>();
        for (const { row, isGone } of history) {
          index.upsert(row);
          listed.set(row.asset_id, row);
          if (!isGone) continue;
          index.remove(row.asset_id);
          listed.delete(row.asset_id);
        }
        const rows = [...listed.values()];

        for (const query of queries) expect(clusterIndex(index, query, now)).toEqual(naiveClusters(rows, query, now));
      }),
      { numRuns: 150 },
    );
  });
});

describe('the box of a cluster', () => {
  const view = { bbox: [100, 13, 101, 14] as [number, number, number, number], zoom: 8 };
  const boxOf = (index: AssetIndex) => clusterIndex(index, view, now).clusters[0]!.bounds;
  /** Three assets in one tile, the outermost ones first. */
  const filled = () => {
    const index = createAssetIndex();
    const places = [
      [13.751, 100.551],
      [13.757, 100.557],
      [13.753, 100.552],
      [13.755, 100.555],
    ] as const;
    for (const [at, [lat, lng]] of places.entries()) index.upsert({ ...plainRow, asset_id: at + 1, lat, lng });
    return index;
  };

  it('is smaller without an outermost asset', () => {
    const index = filled();
    expect(boxOf(index)).toEqual([100.551, 13.751, 100.557, 13.757]);

    index.remove(1);
    expect(boxOf(index)).toEqual([100.552, 13.753, 100.557, 13.757]);

    index.upsert({ ...plainRow, asset_id: 2, lat: 13.754, lng: 100.553 });
    expect(boxOf(index)).toEqual([100.552, 13.753, 100.555, 13.755]);
  });

  it('is that of the matches where not all assets match', () => {
    const index = filled();
    index.upsert({ ...plainRow, asset_id: 1, lat: 13.751, lng: 100.551, listing_type: 'rent' });

    const { clusters } = clusterIndex(index, { ...view, listing_type: [plainRow.listing_type as 'sale'] }, now);

    expect(clusters[0]!.bounds).toEqual([100.552, 13.753, 100.557, 13.757]);
  });
});

describe('joinCells', () => {
  const grid = gridOf([97, 5, 106, 21], 5);
  const anyCells = fc.uniqueArray(
    fc.record({
      cell: fc.integer({ min: 0, max: 400 }),
      count: fc.integer({ min: 1, max: 90 }),
      at: fc.record({
        lat: fc.double({ min: 5, max: 21, noNaN: true }),
        lng: fc.double({ min: 97, max: 106, noNaN: true }),
      }),
    }),
    { selector: ({ cell }) => cell },
  );

  it('puts every cell into one cluster, at the mean position of its assets, with a minimum distance between clusters', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const sums = cells.map(({ cell, count, at }) => ({ cell, count, lat: at.lat * count, lng: at.lng * count }));

        const shownWith = joinCells(grid, sums);

        expect([...shownWith.keys()].toSorted((a, b) => a - b)).toEqual(
          cells.map(({ cell }) => cell).toSorted((a, b) => a - b),
        );
        const heads = [...new Set(shownWith.values())].map((head) => {
          const group = sums.filter(({ cell }) => shownWith.get(cell) === head);
          const total = (of: 'count' | 'lat' | 'lng') => group.reduce((sum, one) => sum + one[of], 0);
          return { lat: total('lat') / total('count'), lng: total('lng') / total('count') };
        });
        for (const [at, head] of heads.entries())
          for (const other of heads.slice(at + 1)) expect(grid.apart(head, other)).toBeGreaterThan(0.649);
      }),
    );
  });

  it('keeps the id of the larger cell', () => {
    const near = { lat: 13.75, lng: 100.5 };
    const sums = [1, 9, 4].map((count, cell) => ({ cell, count, lat: near.lat * count, lng: near.lng * count }));

    expect(new Set(joinCells(grid, sums).values())).toEqual(new Set([1]));
  });
});

describe('gridOf', () => {
  const box = fc
    .tuple(
      fc.double({ min: -180, max: 179, noNaN: true }),
      fc.double({ min: -90, max: 89, noNaN: true }),
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
    )
    .map(([west, south, x, y]): [number, number, number, number] => [
      west,
      south,
      west + x * (180 - west),
      south + y * (90 - south),
    ]);

  it('has at most 500 cells and assigns every point of the box to one', () => {
    fc.assert(
      fc.property(box, fc.double({ min: 0, max: 22, noNaN: true }), ([west, south, east, north], zoom) => {
        const grid = gridOf([west, south, east, north], zoom);
        const corners = [west, east].flatMap((lng) => [south, north].map((lat) => grid.cellAt(lat, lng)));

        expect(grid.cells).toBeLessThanOrEqual(500);
        for (const cell of corners) expect(cell >= 0 && cell < grid.cells).toBe(true);
      }),
    );
  });

  it('measures distances in cells of 112 pixels', () => {
    const grid = gridOf([100, 13, 101, 14], 10);
    const cell = (360 * 112) / (512 * 2 ** 10);

    expect(grid.apart({ lat: 13.5, lng: 100.5 }, { lat: 13.5, lng: 100.5 + cell })).toBeCloseTo(1, 9);
  });

  it('keeps assets in the same cells while the map moves', () => {
    const before = gridOf([100.5, 13.7, 100.6, 13.8], 13);
    const after = gridOf([100.52, 13.71, 100.62, 13.81], 13);
    const points = [13.745, 13.75, 13.77].flatMap((lat) => [100.53, 100.55, 100.59].map((lng) => [lat, lng] as const));
    const together = (grid: ReturnType<typeof gridOf>) =>
      points.map((a) => points.map((b) => grid.cellAt(...a) === grid.cellAt(...b)));

    expect(together(after)).toEqual(together(before));
  });
});

it('finds the same median as sorting', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (values) => {
      const sorted = [...values].sort((a, b) => a - b);
      const half = sorted.length >> 1;
      const expected = sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;

      expect(medianOf(Float64Array.from(values), 0, values.length)).toBe(sorted.length === 0 ? null : expected);
    }),
  );
});
