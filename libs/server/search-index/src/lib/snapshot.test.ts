import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAssetIndex, type AssetIndex } from './asset-index.ts';
import { clusterIndex } from './clusters.ts';
import type { IndexPart } from './index-part.ts';
import { anyHistory, anyQuery, now, play, sparseQuery, take, type Step } from './random-search.testing.ts';
import { plainRow } from './search-row.testing.ts';
import { searchIndex } from './search.ts';
import { snapshotVersion } from './snapshot-definition.ts';

/** Restores an index from copies of the parts; `between` runs before each part is read. */
const restored = (parts: Iterable<IndexPart>, between: () => void = () => undefined): AssetIndex => {
  const index = createAssetIndex();
  for (const part of parts) {
    index.restore(structuredClone(part));
    between();
  }
  return index;
};

const anyQueries = fc.array(fc.oneof(sparseQuery, anyQuery), { minLength: 1, maxLength: 5 });

describe('a saved index', () => {
  it('answers like the index at the time of saving, whatever is written while it is saved', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, anyHistory, anyQueries, (before, during, after, queries) => {
        const { index } = play(before);
        const { index: expected } = play(before);
        const steps: Step[] = [...during];
        const copy = restored(index.save(), () => {
          for (const step of steps.splice(0, 4)) take(index, step);
        });

        const expectSame = () => {
          expect(copy.size()).toBe(expected.size());
          for (const query of queries) {
            expect(searchIndex(copy, query, now)).toEqual(searchIndex(expected, query, now));
            expect(clusterIndex(copy, { ...query, bbox: [100.5, 13.7, 100.6, 13.8], zoom: 14 }, now)).toEqual(
              clusterIndex(expected, { ...query, bbox: [100.5, 13.7, 100.6, 13.8], zoom: 14 }, now),
            );
          }
        };
        expectSame();
        for (const step of after) for (const one of [copy, expected]) take(one, step);
        expectSame();
      }),
      { numRuns: 150 },
    );
  });

  it('leaves out later documents also of long lists and bitsets', () => {
    const index = createAssetIndex();
    const put = (asset_id: number) =>
      index.upsert({ ...plainRow, asset_id, price: asset_id % 97, words: `ทรัพย์ ${asset_id % 40} ${asset_id}` });
    const queries = [{}, { q: '17' }, { q: 'ทรัพย์ 17' }, { price_max: 12, sort: 'price_desc' as const }];
    const answers = (one: AssetIndex) => queries.map((query) => searchIndex(one, query, now));
    for (let asset_id = 1; asset_id <= 5_000; asset_id++) put(asset_id);
    for (let asset_id = 1; asset_id <= 5_000; asset_id += 7) index.remove(asset_id);
    const expected = answers(index);

    let next = 5_001;
    const copy = restored(index.save(), () => Array.from({ length: 40 }).forEach(() => put(next++)));

    expect(copy.documents()).toBe(5_000);
    expect(answers(copy)).toEqual(expected);
    // A document that was left out is found once it is added.
    for (const one of [copy, index]) one.upsert({ ...plainRow, asset_id: 9_999, price: 1, words: 'ทรัพย์ 17' });
    expect(searchIndex(copy, { q: 'ทรัพย์ 17' }, now).total).toBe(expected[2]!.total + 1);
  });

  it('is an empty index when nothing was saved', () => {
    const copy = restored(createAssetIndex().save());

    expect(copy.size()).toBe(0);
    expect(searchIndex(copy, {}, now).total).toBe(0);
  });

  it('has another version when it stores something else for the same rows', () => {
    const index = createAssetIndex();
    const place = { lat: 13.7241, lng: 100.5784, price: 3_200_000, price_per_area: 91_000, words: 'คอนโด ทองหล่อ' };
    index.upsert({ ...plainRow, ...place, asset_id: 7, facilities: ['gym'], features: ['private_pool'], bedrooms: 2 });
    index.upsert({ ...plainRow, asset_id: 8, listing_type: 'rent', price_rent: 25_000, road: 'สุขุมวิท' });
    const digest = createHash('sha256');
    for (const part of index.save())
      digest.update(
        JSON.stringify(part, (_key, value) => (ArrayBuffer.isView(value) ? Array.from(value as never) : value)),
      );

    // If this fails, raise `snapshotVersion`, and write the new digest here.
    expect({ snapshotVersion, digest: digest.digest('hex').slice(0, 16) }).toEqual({
      snapshotVersion: 2,
      digest: '869308b15583e551',
    });
  });
});
