import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assetPageSize, stationDistances } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetClusters, ClusterQuery } from '@yoodee/api-contract/clusters';
import { createAssetIndex, searchIndex, type SearchResult, type SearchRow } from '@yoodee/server-search-index';
import {
  anyCluster,
  anyHistory,
  anyQuery,
  naiveClusters,
  naiveFacets,
  naiveMatches,
  naiveSorted,
  now,
  plainRow,
  sparseQuery,
} from '@yoodee/server-search-index/testing';

/** An engine that the test fills, at the time `now`. */
export interface EngineUnderTest {
  empty(): Promise<void>;
  put(rows: readonly SearchRow[]): Promise<void>;
  drop(assetIds: readonly number[]): Promise<void>;
  search(query: AssetQuery): Promise<SearchResult>;
  cluster(query: ClusterQuery): Promise<AssetClusters>;
}

type Step = { put: SearchRow } | { drop: number };

/** The rows that remain after a sequence of changes. */
const rowsAfter = (history: readonly Step[]): SearchRow[] => {
  const rows = new Map<number, SearchRow>();
  for (const step of history) {
    if ('put' in step) rows.set(step.put.asset_id, step.put);
    else rows.delete(step.drop);
  }
  return [...rows.values()];
};

/** Fills the engine in two steps, the second over the first, as changes arrive. */
const fill = async (engine: EngineUnderTest, history: readonly Step[]): Promise<SearchRow[]> => {
  const before = rowsAfter(history.slice(0, history.length / 2));
  const after = rowsAfter(history);
  await engine.empty();
  await engine.put(before);
  const kept = new Set(after.map(({ asset_id }) => asset_id));
  await engine.drop(before.map(({ asset_id }) => asset_id).filter((id) => !kept.has(id)));
  await engine.put(after);
  return after;
};

/** Compares an engine with the reference implementation and with the index: all engines must give the same answers. */
export const judgeEngine = (engine: () => EngineUnderTest): void => {
  it('finds, counts and orders like the reference implementation, after any writes', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyHistory,
        fc.array(fc.oneof(sparseQuery, anyQuery), { minLength: 1, maxLength: 6 }),
        async (history, queries) => {
          const rows = await fill(engine(), history);

          for (const query of queries) {
            const found = await engine().search(query);

            const expected = naiveMatches(rows, query, now);
            expect(found.total).toBe(expected.length);
            expect(found.assetIds).toEqual(naiveSorted(expected, query).slice(0, assetPageSize));
            expect(found.facets).toEqual(naiveFacets(rows, query, now));
          }
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it('returns every match on exactly one page', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, sparseQuery, async (history, query) => {
        const rows = await fill(engine(), history);
        const pages: number[] = [];
        for (const page of [1, 2, 3]) pages.push(...(await engine().search({ ...query, page })).assetIds);

        expect(pages).toEqual(naiveSorted(naiveMatches(rows, query, now), query));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('suggests filters to remove and near misses, like the index', async () => {
    const bent = fc.record<AssetQuery>(
      {
        listing_type: fc.constant(['sale' as const]),
        price_max: fc.integer({ min: 0, max: 9 }),
        bedrooms_min: fc.integer({ min: 0, max: 6 }),
        usable_min: fc.integer({ min: 18, max: 32 }),
        station: fc.subarray(['E6', 'E4'], { minLength: 1 }),
        station_m: fc.constantFrom(...stationDistances.map(Number)),
        reach: fc.constantFrom(['E4,10'], ['13.737,100.56,10', 'E6,12']),
      },
      { requiredKeys: ['bedrooms_min'] },
    );
    await fc.assert(
      fc.asyncProperty(anyHistory, fc.array(fc.oneof(anyQuery, bent), { maxLength: 5 }), async (history, queries) => {
        const rows = await fill(engine(), history);
        const index = createAssetIndex();
        for (const row of rows) index.upsert(row);

        for (const query of queries) {
          const { relaxations, nearMisses, journeys } = await engine().search(query);
          const ours = searchIndex(index, query, now);

          expect({ relaxations, nearMisses, journeys }).toEqual({
            relaxations: ours.relaxations,
            nearMisses: ours.nearMisses,
            journeys: ours.journeys,
          });
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('clusters the map like the reference implementation', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCluster.history,
        fc.array(anyCluster.query, { minLength: 1, maxLength: 6 }),
        async (history, queries) => {
          const rows = await fill(
            engine(),
            history.flatMap(({ row, isGone }) => [{ put: row }, ...(isGone ? [{ drop: row.asset_id }] : [])]),
          );

          for (const query of queries) expect(await engine().cluster(query)).toEqual(naiveClusters(rows, query, now));
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('finds the words of Thai and English listings as the index does, also mistyped ones', async () => {
    const texts = [
      'คอนโด ใกล้ พร้อม พงษ์\ncondo near phrom phong',
      'ห้อง พร้อม อยู่ ย่าน สะพาน ควาย\nคุณ พงษ์ ดูแล',
      'บ้านเดี่ยว ทองหล่อ\nthonglor house with garden',
      "ที่ดิน พงษ์\nพร้อม โอน\nthe owner's 101/1 a\\b",
    ];
    const rows = texts.map((words, at) => ({ ...plainRow, asset_id: at + 1, words }));
    await fill(
      engine(),
      rows.map((put) => ({ put })),
    );
    const index = createAssetIndex();
    for (const row of rows) index.upsert(row);
    const typed = [
      ...['พร้อมพงษ์', 'คอนโดพร้อมพงษ์', 'พร้อม', 'phrom ph', 'thonflor', 'ทองหร่อ', 'house gardem', 'house aquarium'],
      ...["owner's", '101/1', 'a\\b', '%', "';--", 'คอนโด ทองหล่อ', '_____', 'hous', 'thonglro'],
    ];

    for (const q of typed) {
      const [found, ours] = [await engine().search({ q }), searchIndex(index, { q }, now)];
      expect({ q, assetIds: found.assetIds, total: found.total }).toEqual({
        q,
        assetIds: ours.assetIds,
        total: ours.total,
      });
    }
  });
};
