import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageHref, photographHref } from '@yoodee/site';
import { insertAssets } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('redirects to the photographs of an asset in their order', async () => {
  const [id] = await insertAssets(server.db, [{}]);

  const replies = await Promise.all([1, 2].map((place) => server.app.inject(photographHref(id!, place))));

  expect(replies.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
    [0, 1].map((sort) => [302, imageHref(`picture-${id}-${sort}`, 640)]),
  );
});

it('has no photograph beyond the last, of a hidden asset, or under another spelling', async () => {
  const [id, hidden] = await insertAssets(server.db, [{}, { status: 'hidden' }]);
  const paths = [
    photographHref(id!, 3),
    photographHref(hidden!, 1),
    `/img/of/${id}/0`,
    `/img/of/0${id}/1`,
    '/img/of/x/1',
  ];

  const replies = await Promise.all(paths.map((path) => server.app.inject(path)));

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404));
});
