import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchAssets } from '@yoodee/api-contract/assets';
import { insertAsset, insertAssets } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = async (query: string) => {
  const reply = await server.app.inject(`/api/v1/assets?${query}`);
  return { status: reply.statusCode, body: reply.json() };
};

it('returns the assets by id in the given order, including closed ones', async () => {
  const [sold, listed] = await insertAssets(server.db, [{ status: 'sold' }, {}]);
  await insertAsset(server.db);

  const { body } = await get(`ids=${listed},${sold},${listed}&property_type=land`);

  const page = searchAssets.response.parse(body.data);
  expect(page).toMatchObject({ items: [{ id: listed }, { id: sold, status: 'sold' }], total: 2 });
  expect(page.details).toBeUndefined();
});

it('omits assets without a page', async () => {
  const ids = await insertAssets(server.db, [{ status: 'hidden' }, { status: 'draft' }, { status: 'deleted' }]);

  expect((await get(`ids=${[...ids, 999_999].join()}`)).body.data).toMatchObject({ items: [], total: 0 });
});

it('returns four of them in detail', async () => {
  const ids = await insertAssets(server.db, [{ year_built: 2562 - 543 }, {}]);

  const page = searchAssets.response.parse((await get(`ids=${ids.join()}&detail=1`)).body.data);

  expect(page.details).toMatchObject([
    { id: ids[0], year_built: 2019, events: [{ kind: 'published' }] },
    { id: ids[1] },
  ]);
});

it.each(['ids=0', 'ids=1,,2', 'ids=-1', 'ids=1%27', `ids=${'1,'.repeat(24)}1`, 'ids=1,2,3,4,5&detail=1', 'detail=1'])(
  'refuses %s',
  async (query) => {
    expect((await get(query)).status).toBe(400);
  },
);
