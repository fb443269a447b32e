import fc from 'fast-check';
import { assetPageSize, hoursPerPercent } from '@yoodee/api-contract/asset-list';
import { findStation } from '@yoodee/server-thai-geo';
import { describe, expect, it } from 'vitest';
import { dayMs } from '@yoodee/site';
import { createAssetIndex } from './asset-index.ts';
import { explainBest } from './explain-best.ts';
import { now, play, anyHistory, sparseQuery } from './random-search.testing.ts';
import { naiveMatches, naiveSorted } from './search.naive.ts';
import type { SearchRow } from './search-row.ts';
import { plainRow } from './search-row.testing.ts';
import { searchIndex } from './search.ts';

/** Confirmed so many days ago, with so much of its fields filled. */
const kept = (daysAgo: number, percent: number) => {
  const confirmed_at = now - daysAgo * dayMs;
  return { confirmed_at, best_at: confirmed_at + percent * hoursPerPercent * 3_600_000 };
};

const thongLo = findStation('E6')!;
const south = (metres: number) => ({ lat: thongLo.lat - metres / 111_195, lng: thongLo.lng });

const indexOf = (rows: Record<number, Partial<SearchRow>>) => {
  const index = createAssetIndex();
  for (const [id, row] of Object.entries(rows))
    index.upsert({ ...plainRow, ...kept(0, 50), asset_id: Number(id), ...row });
  return index;
};

describe('the best match', () => {
  it('has the words in its title; a fresher one with the words elsewhere comes after it', () => {
    const index = indexOf({
      1: { words: 'quill house\nroad', ...kept(20, 40) },
      2: { words: 'house\nquill road', ...kept(0, 100) },
    });

    expect(searchIndex(index, { q: 'quill' }, now).assetIds).toEqual([1, 2]);
    expect(searchIndex(index, { q: 'quill', sort: 'newest' }, now).assetIds).toEqual([2, 1]);
  });

  it('is nearer to the searched station, in the steps of the filter', () => {
    const index = indexOf({
      1: { ...south(700), ...kept(0, 100) },
      2: { ...south(290), ...kept(30, 20) },
      3: { ...south(200), ...kept(31, 20) },
    });

    expect(searchIndex(index, { station: ['E6'], sort: 'best' }, now).assetIds).toEqual([2, 3, 1]);
  });

  it('was confirmed later; four percent of completeness count for a day', () => {
    const index = indexOf({ 1: kept(3, 92), 2: kept(0, 80), 3: kept(0, 79), 4: kept(1, 84) });

    expect(searchIndex(index, { sort: 'best' }, now).assetIds).toEqual([4, 2, 1, 3]);
  });

  it('gives the reasons for its rank, and none about filters that were not used', () => {
    const index = indexOf({ 7: { words: 'quill\nroad', ...south(290), ...kept(3, 92) } });

    expect(explainBest(index, { q: 'quill', station: ['E6'] }, now).found).toEqual([
      { assetId: 7, isTitled: true, metres: 290, completeness: 92 },
    ]);
    expect(explainBest(index, { q: 'road' }, now).found).toMatchObject([{ isTitled: false, metres: null }]);
    expect(explainBest(index, {}, now).found).toMatchObject([{ isTitled: null, metres: null }]);
  });

  it('is explained in the order of the list, page by page without gaps', () => {
    fc.assert(
      fc.property(anyHistory, sparseQuery, (history, { sort: _sort, ...query }) => {
        const { index, rows } = play(history);
        const all = naiveSorted(naiveMatches(rows, query, now), { ...query, sort: 'best' });

        const pages = [1, 2, 3].flatMap((page) =>
          explainBest(index, { ...query, page }, now).found.map(({ assetId }) => assetId),
        );
        expect(pages).toEqual(all.slice(0, 3 * assetPageSize));
      }),
      { numRuns: 150 },
    );
  });
});
