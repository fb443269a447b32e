import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetPageSize, stationDistances, stationWalkMinutes } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { findStation, longestWalk, walkingMinutes } from '@yoodee/server-thai-geo';
import { createAssetIndex } from './asset-index.ts';
import { anyHistory, anyQuery, now, play } from './random-search.testing.ts';
import { naiveMatches, naiveSorted } from './search.naive.ts';
import { plainRow } from './search-row.testing.ts';
import { searchIndex } from './search.ts';

const thongLo = findStation('E6')!;
/** So many metres south of Thong Lo, which has no other station within a walk then. */
const southOfThongLo = (metres: number) => ({ lat: thongLo.lat - metres / 111_195, lng: thongLo.lng });

const places = fc.constantFrom('E6,30', 'E4,40', 'CEN,25', 'N24,90', '13.73,100.575,20');
const sorted: fc.Arbitrary<AssetQuery> = fc.oneof(
  fc.record({ reach: fc.uniqueArray(places, { minLength: 1, maxLength: 2 }), sort: fc.constant('time' as const) }),
  fc.record({ station: fc.subarray(['E6', 'E4'], { minLength: 1 }), sort: fc.constant('distance' as const) }),
  fc.record({ rail: fc.constantFrom<AssetQuery['rail']>(['bts'], ['any']), sort: fc.constant('distance' as const) }),
  anyQuery.map((query) => ({ ...query, sort: 'time' as const })),
);

describe('searches by journeys and distances', () => {
  it('are ordered like the naive implementation, on every page', () => {
    fc.assert(
      fc.property(anyHistory, sorted, (history, query) => {
        const { index, rows } = play(history);
        const pages = [1, 2, 3, 4].map((page) => searchIndex(index, { ...query, page }, now).assetIds);

        expect(pages.flat()).toEqual(naiveSorted(naiveMatches(rows, query, now), query));
        expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(assetPageSize);
      }),
      { numRuns: 150 },
    );
  });

  it('come with the journeys of the page to each place', () => {
    const index = createAssetIndex();
    index.upsert({ ...plainRow, asset_id: 1, ...southOfThongLo(100) });

    const { journeys } = searchIndex(index, { reach: ['E6,30', 'CEN,40'] }, now);

    expect(journeys.get(1)).toEqual([
      { minutes: 2, trains: 0 },
      { minutes: 18, trains: 1 },
    ]);
    expect(searchIndex(index, {}, now).journeys.size).toBe(0);
  });

  it.each(['E6,30', `${thongLo.lat},${thongLo.lng},30`])(
    'find assets that came after the last search to %s',
    (place) => {
      const index = createAssetIndex();
      index.upsert({ ...plainRow, asset_id: 1, ...southOfThongLo(100) });
      expect(searchIndex(index, { reach: [place] }, now).assetIds).toEqual([1]);

      index.upsert({ ...plainRow, asset_id: 2, ...southOfThongLo(200) });
      index.upsert({ ...plainRow, asset_id: 1, lat: 18.79, lng: 98.99 });

      expect(searchIndex(index, { reach: [place] }, now).assetIds).toEqual([2]);
    },
  );

  it('stay right for more places than are cached, while assets come', () => {
    const index = createAssetIndex();
    const found = (place: string) => searchIndex(index, { reach: [place, 'CEN,90'] }, now).total;
    const far = Array.from({ length: 20 }, (_, at) => `18.79,${98 + at / 100},20`);

    for (const [at, place] of far.entries()) {
      index.upsert({ ...plainRow, asset_id: at, ...southOfThongLo(100 + at) });
      expect(found('E6,30')).toBe(at + 1);
      expect(found(place)).toBe(0);
    }

    expect(far.map(found)).toEqual(far.map(() => 0));
    expect(found('E6,30')).toBe(far.length);
  });

  it('offer near misses that take a little longer, for each place separately', () => {
    const index = createAssetIndex();
    index.upsert({ ...plainRow, asset_id: 1, ...southOfThongLo(1_000) });
    index.upsert({ ...plainRow, asset_id: 2, ...southOfThongLo(1_450) });

    const { total, nearMisses, journeys, relaxations } = searchIndex(index, { reach: ['CEN,30', 'E6,15'] }, now);

    expect(total).toBe(0);
    expect(nearMisses).toEqual([
      {
        assetId: 1,
        gaps: [
          { key: 'reach', asked: 30, has: 32, position: 0 },
          { key: 'reach', asked: 15, has: 17, position: 1 },
        ],
      },
    ]);
    expect(journeys.get(1)?.map((journey) => journey?.minutes)).toEqual([32, 17]);
    expect(relaxations).toEqual([{ drop: ['reach'], total: 2 }]);
  });

  it('never match an asset without a place or far from all stations', () => {
    const index = createAssetIndex();
    index.upsert({ ...plainRow, asset_id: 1 });
    index.upsert({ ...plainRow, asset_id: 2, lat: 18.79, lng: 98.99 });

    expect(searchIndex(index, { reach: ['CEN,90'] }, now).total).toBe(0);
    expect(searchIndex(index, { reach: ['18.79,98.99,90'] }, now).assetIds).toEqual([2]);
  });
});

describe('distances from a station', () => {
  it('end at the longest walk, which the order by distance relies on', () => {
    expect(longestWalk).toBe(Math.max(...stationDistances.map(Number)));
  });

  it.each(stationDistances)('of %s m take the minutes on foot that the filter states', (metres) => {
    expect(stationWalkMinutes[metres]).toBe(Math.ceil(walkingMinutes(Number(metres))));
  });
});
