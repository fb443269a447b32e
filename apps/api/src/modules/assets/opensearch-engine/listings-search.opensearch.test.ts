import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchRow } from '@yoodee/server-search-index';
import { now, plainRow } from '@yoodee/server-search-index/testing';
import { judgeEngine } from '../search-engine/judge-engine.testing.ts';
import { clusterListings } from './cluster.ts';
import { write } from './feed.ts';
import { createIndex, refresh, saveState, swapAlias } from './index-state.ts';
import { indexDefinition } from './index-template.ts';
import type { Moment } from './moment.ts';
import { listingsAmong, searchListings } from './opensearch-engine.ts';
import { openSearchPlace, search, type Place } from './server.ts';

/** Runs against the real server of `OPENSEARCH_URL`, and removes its index and template. */
let place: Place;
let index: string;
let version = 0;

beforeAll(async () => {
  const { OPENSEARCH_URL, OPENSEARCH_USER, OPENSEARCH_PASSWORD, OPENSEARCH_CA } = process.env;
  place = (await openSearchPlace({
    SEARCH_ENGINE: 'opensearch',
    OPENSEARCH_INDEX: 'yoodee-test',
    ...{ OPENSEARCH_URL, OPENSEARCH_USER, OPENSEARCH_PASSWORD, OPENSEARCH_CA },
  }))!;
  index = await createIndex(place, null);
  await saveState(place.client, { index, definition: indexDefinition, version });
  await swapAlias(place, index);
});
afterAll(async () => {
  await place.client.indices.delete({ index });
  await place.client.indices.deleteIndexTemplate({ name: place.name });
  await place.client.close();
});

async function* each<Change>(changes: readonly Change[]) {
  yield* changes;
}

const put = async (rows: readonly SearchRow[]) => {
  await write(place.client, { index, version: (version += 1) }, each(rows.map((row) => ({ put: row }))));
  await refresh(place.client, index);
};
const drop = async (assetIds: readonly number[]) => {
  await write(place.client, { index, version: (version += 1) }, each(assetIds.map((id) => ({ drop: id }))));
  await refresh(place.client, index);
};

const moment: Moment = { now, ask: (request) => search(place.client, place.name, 30_000, request) };

describe('search on OpenSearch', () => {
  judgeEngine(() => ({
    async empty() {
      await place.client.deleteByQuery({
        ...{ index, refresh: true, conflicts: 'proceed' },
        body: { query: { exists: { field: 'asset_id' } } },
      });
    },
    put,
    drop,
    search: (query) => searchListings(moment, query),
    cluster: (query) => clusterListings(moment, query),
  }));

  it('finds which of some listings match', async () => {
    await put([1, 2, 3].map((id) => ({ ...plainRow, asset_id: id, province_code: id === 2 ? '10' : '50' })));

    expect(await listingsAmong(moment, { province: '50' }, [3, 2, 1, 9])).toEqual([3, 1]);
  });
});
