import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProvince, getProvinces, getStations } from '@yoodee/api-contract/geo';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/v1/geo${path}`);

it('lists the provinces, one in full, and the stations by line', async () => {
  const provinces = getProvinces.response.parse((await get('/provinces')).json().data);
  const bangkok = getProvince.response.parse((await get('/provinces/10')).json().data);
  const stations = getStations.response.parse((await get('/stations')).json().data);

  expect(provinces).toHaveLength(77);
  expect(bangkok.districts).toHaveLength(50);
  expect(stations.find(({ id }) => id === 'E6')).toMatchObject({
    name: { th: 'ทองหล่อ' },
    line: { en: 'BTS Sukhumvit Line' },
  });
});

it('is cacheable for long and revalidated by its ETag', async () => {
  const { headers } = await get('/stations');
  const again = await server.app.inject({
    url: '/api/v1/geo/stations',
    headers: { 'if-none-match': String(headers.etag) },
  });

  expect(headers['cache-control']).toMatch(/^public, max-age=3600/);
  expect(again.statusCode).toBe(304);
});

it.each([
  ['00', 404],
  ['99', 404],
  ['1', 400],
  ['%27', 400],
])('responds to province %s with %i', async (code, status) => {
  expect((await get(`/provinces/${code}`)).statusCode).toBe(status);
});
