import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetPageSize, nearStationMetres, stationDistances } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { encodeArea } from '@yoodee/api-contract/drawn-areas';
import { codesOf, listingTypes } from '@yoodee/asset-rules/options';
import { createAssetIndex, type AssetIndex } from './asset-index.ts';
import { clusterIndex } from './clusters.ts';
import { anyArea, anyHistory, anyQuery, anyRow, now, play, some, sparseQuery } from './random-search.testing.ts';
import { naiveFacets, naiveMatches, naiveSorted } from './search.naive.ts';
import { plainRow } from './search-row.testing.ts';
import { searchIndex } from './search.ts';
import { slowFilters } from './slow-filters.ts';

const resolvedInTurns = (index: AssetIndex, query: AssetQuery) => {
  const { turns, known } = slowFilters(index, query);
  for (const turn of turns) turn();
  return known();
};

describe('searchIndex', () => {
  it('finds, counts and orders like the naive implementation, after any writes', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.array(fc.oneof(sparseQuery, anyQuery), { minLength: 1, maxLength: 5 }),
        (history, queries) => {
          const { index, rows } = play(history);

          for (const query of queries) {
            const found = searchIndex(index, query, now);

            const expected = naiveMatches(rows, query, now);
            expect(found.total).toBe(expected.length);
            expect(found.assetIds).toEqual(naiveSorted(expected, query).slice(0, assetPageSize));
            expect(found.facets).toEqual(naiveFacets(rows, query, now));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('finds in drawn areas of any form and size like the naive implementation', () => {
    fc.assert(
      fc.property(anyHistory, fc.array(anyArea, { minLength: 1, maxLength: 3 }), (history, areas) => {
        const { index, rows } = play(history);
        const query = { drawn: areas.map(encodeArea) };

        expect(searchIndex(index, query, now).total).toBe(naiveMatches(rows, query, now).length);
      }),
    );
  });

  it('accepts slow filters resolved before the last changes, and omits what was added or removed since', () => {
    const query: AssetQuery = {
      drawn: [
        encodeArea([
          { lat: 13.7, lng: 100.5 },
          { lat: 13.8, lng: 100.5 },
          { lat: 13.75, lng: 100.6 },
        ]),
      ],
      reach: ['E6,60'],
      sort: 'time',
    };
    const inside = { ...plainRow, lat: 13.75, lng: 100.55, property_type: 'condo' };
    const index = createAssetIndex();
    for (const asset_id of [1, 2, 3]) index.upsert({ ...inside, asset_id });
    const known = resolvedInTurns(index, query);

    index.remove(1);
    for (let asset_id = 4; asset_id < 100; asset_id++) index.upsert({ ...inside, asset_id });

    expect(searchIndex(index, query, now, known)).toMatchObject({
      assetIds: [3, 2],
      total: 2,
      facets: { property_type: { condo: 2 } },
    });
    expect(clusterIndex(index, { ...query, bbox: [100, 13, 101, 14], zoom: 8 }, now, known).total).toBe(2);
    expect(searchIndex(index, query, now).total).toBe(98);
  });

  it('finds the same with areas and places that were resolved in turns', () => {
    const reaches = fc.uniqueArray(fc.constantFrom('E6,60', 'N8,45', '13.737,100.56,60'), {
      minLength: 1,
      maxLength: 2,
    });
    const slow = fc.record(
      { drawn: fc.array(anyArea.map(encodeArea), { minLength: 1, maxLength: 3 }), reach: reaches },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyHistory, sparseQuery, slow, (history, sparse, { drawn, reach }) => {
        const { index } = play(history);
        const query: AssetQuery = { ...sparse, ...(drawn && { drawn }), ...(reach && { reach, sort: 'time' }) };

        const known = resolvedInTurns(index, query);

        expect(searchIndex(index, query, now, known)).toEqual(searchIndex(index, query, now));
      }),
      { numRuns: 50 },
    );
  });

  it('returns every match on exactly one page', () => {
    fc.assert(
      fc.property(anyHistory, sparseQuery, (history, query) => {
        const { index, rows } = play(history);
        const pages = [1, 2, 3, 4].flatMap((page) => searchIndex(index, { ...query, page }, now).assetIds);

        expect(pages).toEqual(naiveSorted(naiveMatches(rows, query, now), query));
      }),
      { numRuns: 50 },
    );
  });

  it('suggests filters to remove when nothing matches, two if one is not enough, most results first', () => {
    fc.assert(
      fc.property(anyHistory, anyQuery, (history, query) => {
        const { index, rows } = play(history);
        const { total, relaxations } = searchIndex(index, query, now);
        const places = ['province', 'district', 'subdistrict'] as const;
        const inside = (key: keyof AssetQuery): readonly (keyof AssetQuery)[] =>
          places.includes(key as never)
            ? places.slice(places.indexOf(key as never))
            : key === 'monthly_max'
              ? ['monthly_max', 'cash_max']
              : [key];
        const found = (keys: readonly (keyof AssetQuery)[]) => {
          const dropped = Object.fromEntries(keys.flatMap(inside).map((name) => [name, undefined]));
          return naiveMatches(rows, { ...query, ...dropped }, now).length;
        };

        expect(relaxations.length).toBeLessThanOrEqual(3);
        if (total > 0) expect(relaxations).toEqual([]);
        const dropping = relaxations.filter(({ station_m }) => station_m === undefined);
        for (const { drop, total: brought } of dropping) {
          if (drop.includes('listing_type')) continue;
          expect(brought).toBe(found(drop));
          if (drop.length > 1) expect(drop.map((key) => found([key]))).toEqual([0, 0]);
        }
        expect(dropping.map(({ total: brought }) => brought)).toEqual(
          dropping.map(({ total: brought }) => brought).toSorted((a, b) => b - a),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('suggests the next station distance with results first', () => {
    const byStation = fc.record<AssetQuery>(
      {
        station: fc.subarray(['E6', 'E4'], { minLength: 1 }),
        station_m: fc.constantFrom(300, 500, 800, 1500),
        listing_type: some(codesOf(listingTypes)),
        price_max: fc.integer({ min: 0, max: 9 }),
      },
      { requiredKeys: ['station'] },
    );
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), byStation, (written, query) => {
        const { index, rows } = play(written.map((put) => ({ put })));
        const { total, relaxations } = searchIndex(index, query, now);
        const brought = stationDistances
          .map(Number)
          .filter((station_m) => station_m > (query.station_m ?? nearStationMetres))
          .map((station_m) => ({ station_m, total: naiveMatches(rows, { ...query, station_m }, now).length }))
          .find((wider) => wider.total > 0);

        expect(relaxations.filter(({ station_m }) => station_m !== undefined)).toEqual(
          total === 0 && brought ? [{ drop: [], ...brought }] : [],
        );
        if (total === 0 && brought) expect(relaxations[0]?.station_m).toBe(brought.station_m);
      }),
      { numRuns: 500 },
    );
  });

  it('finds the nearest misses of prices, sizes, rooms and distances only', () => {
    // Prices within a few per cent of each other, so that many queries are missed by little.
    const closeRow = anyRow.map((row) => ({ ...row, price: row.price && 95 + row.price }));
    const bent = fc.record<AssetQuery>(
      {
        listing_type: some(codesOf(listingTypes)),
        price_min: fc.integer({ min: 80, max: 140 }),
        price_max: fc.integer({ min: 70, max: 120 }),
        bedrooms_min: fc.integer({ min: 0, max: 6 }),
        usable_min: fc.integer({ min: 18, max: 40 }),
        land_max: fc.integer({ min: 16, max: 32 }),
        station: fc.subarray(['E6', 'E4'], { minLength: 1 }),
        station_m: fc.constantFrom(300, 500, 800, 1500),
      },
      { requiredKeys: [] },
    );
    let found = 0;
    fc.assert(
      fc.property(fc.array(closeRow, { maxLength: 8 }), bent, (written, query) => {
        const { index, rows } = play(written.map((put) => ({ put })));
        const { total, nearMisses } = searchIndex(index, query, now);
        const { listing_type } = query;
        const others = naiveMatches(rows, listing_type ? { listing_type } : {}, now).map(({ asset_id }) => asset_id);

        if (total > 0) expect(nearMisses).toEqual([]);
        expect(nearMisses.length).toBeLessThanOrEqual(4);
        for (const { assetId, gaps } of nearMisses) {
          found += 1;
          expect(others).toContain(assetId);
          expect(gaps.length).toBeGreaterThan(0);
          // A query that is relaxed to the asset's own values must match it.
          const { station, ...values } = Object.fromEntries(gaps.map(({ key, has }) => [key, has]));
          const met: AssetQuery = { ...query, ...values, ...(station !== undefined && { station_m: 1500 }) };
          expect(naiveMatches(rows, met, now).map(({ asset_id }) => asset_id)).toContain(assetId);
          for (const { key, asked, has } of gaps) {
            const { station_m } = key === 'station' ? query : met;
            const strict = { ...met, [key]: query[key], station_m };
            expect(naiveMatches(rows, strict, now).map(({ asset_id }) => asset_id)).not.toContain(assetId);
            if (key.startsWith('price') || key.startsWith('usable') || key.startsWith('land'))
              expect(Math.abs(has - asked)).toBeLessThanOrEqual(asked * 0.3 + 1e-9);
          }
        }
      }),
      { numRuns: 500 },
    );
    // About 60 in all, so the property does not hold vacuously.
    expect(found).toBeGreaterThan(10);
  });
});
