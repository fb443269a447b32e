import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProvince, getProvinces, getReachedAreas, getStations } from '@yoodee/api-contract/geo';
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

it('tells where one can live to reach two places in time', async () => {
  const reply = await get('/reach?reach=E4,30&reach=13.73,100.53,20');
  const [asok, office] = getReachedAreas.response.parse(reply.json().data);

  expect([asok!.reach, office!.reach]).toEqual(['E4,30', '13.73,100.53,20']);
  expect(asok!.circles.length).toBeGreaterThan(5);
  expect(office!.circles).toContainEqual({ lat: 13.73, lng: 100.53, metres: 1_230 });
  expect(Buffer.byteLength(reply.payload)).toBeLessThan(20_000);
});

it.each([
  ['', 'required'],
  ['reach=', 'required'],
  ['reach=nowhere,40', 'unknown_value'],
  ['reach=0,0,40', 'unknown_value'],
  ['reach=E4,9', 'too_small'],
  ['reach=E4,9999', 'too_large'],
  ["reach=E4,40'--", 'invalid'],
  ['reach=E4,40&reach=N8,40&reach=CEN,40', 'too_many'],
])('refuses the reach of ?%s as %s', async (query, code) => {
  const reply = await get(`/reach?${query}`);

  expect([reply.statusCode, reply.json().errors?.reach]).toEqual([400, code]);
});
