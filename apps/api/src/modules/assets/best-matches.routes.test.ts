import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAssets } from '@yoodee/api-contract/assets';
import { getBestMatches } from '@yoodee/api-contract/best-matches';
import { insertAsset } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const place = { province_code: '38', district_code: '3801', subdistrict_code: '380101' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/v1${path}`);
const ids = async (query: string) =>
  searchAssets.response.parse((await get(`/assets?province=38&${query}`)).json().data).items.map(({ id }) => id);

it('filters by floor, parking, year of construction and direction', async () => {
  const high = { ...place, floor_no: 24, parking_spaces: 2, year_built: 2019, orientation: 'n' };
  const low = { ...place, floor_no: 3, parking_spaces: 1, year_built: 2008, orientation: 's' };
  const [top, bottom] = [await insertAsset(server.db, high), await insertAsset(server.db, low)];
  await insertAsset(server.db, place);

  expect(await ids('floor_min=20')).toEqual([top]);
  expect(await ids('floor_max=3')).toEqual([bottom]);
  expect(await ids('parking_min=2')).toEqual([top]);
  expect(await ids('year_min=2560')).toEqual([top]);
  expect(await ids('year_max=2010')).toEqual([bottom]);
  expect((await ids('orientation=n&orientation=s')).toSorted()).toEqual([top, bottom].toSorted());
});

describe('best matches', () => {
  it('come with their reasons, in the order of the list', async () => {
    const stale = {
      ...place,
      title_th: 'บ้านริมคลองเจดีย์แดงพร้อมสวน',
      confirmed_at: new Date('2026-01-01'),
      completeness: 60,
    };
    const titled = await insertAsset(server.db, stale);
    const named = await insertAsset(server.db, { ...place, road: 'เจดีย์แดง', completeness: 92 });
    const q = encodeURIComponent('"เจดีย์แดง"');

    const found = getBestMatches.response.parse((await get(`/assets/best?province=38&q=${q}`)).json().data);

    expect(found.items.map(({ asset, reason }) => [asset.id, reason.is_titled, reason.completeness])).toEqual([
      [titled, true, 60],
      [named, false, 92],
    ]);
    expect(await ids(`q=${q}`)).toEqual([titled, named]);
    expect(found.items[0]!.reason.metres).toBeNull();
  });

  it.each([
    ['floor_min=999', 400, { floor_min: 'too_large' }],
    ['floor_max=-6', 400, { floor_max: 'too_small' }],
    ['parking_min=1.5', 400, { parking_min: 'invalid' }],
    ['year_min=1899', 400, { year_min: 'too_small' }],
    ['year_max=2700', 400, { year_max: 'too_large' }],
    ['year_max=2560.5', 400, { year_max: 'invalid' }],
    ['orientation=up', 400, { orientation: 'invalid' }],
    ['sort=paid', 400, { sort: 'unknown_value' }],
    ['page=1999', 404, undefined],
  ])('%s is answered with %i', async (query, status, errors) => {
    const reply = await get(`/assets/best?${query}`);

    expect(reply.statusCode).toBe(status);
    expect(reply.json().errors).toEqual(errors);
  });
});
