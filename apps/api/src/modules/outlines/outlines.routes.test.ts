import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOutline } from '@yoodee/api-contract/geo';
import { findPlacesNear } from '@yoodee/api-contract/place-suggestions';
import { inventedDistricts, inventedOutlines } from '@yoodee/invented-town';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const ask = (path: string) => server.app.inject(`/api/v1/geo/${path}`);
const outlineOf = async (code: string) => getOutline.response.parse((await ask(`outlines/${code}`)).json().data);
const outlinedAt = async (lat: string, lng: string) => {
  const reply = await ask(`places/near?${new URLSearchParams({ lat, lng })}`);
  return findPlacesNear.response.parse(reply.json().data).outlined;
};

describe('a site with outlines', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'yoodee-outlines-'));
    const files = { DISTRICT_OUTLINES: join(folder, 'districts'), SUBDISTRICT_OUTLINES: join(folder, 'subdistricts') };
    await writeFile(files.DISTRICT_OUTLINES, inventedDistricts());
    await writeFile(files.SUBDISTRICT_OUTLINES, inventedOutlines());
    server = await openTestServer({ ...files, OUTLINES_CREDIT: '© Example' });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('has those of districts and subdistricts, with the text of their provider', async () => {
    const [district, subdistrict] = [await outlineOf('1039'), await outlineOf('103902')];

    expect(district).toEqual({ rings: [expect.any(Array)], credit: '© Example' });
    expect(district!.rings[0]).toHaveLength(5);
    expect(district!.rings[0]).toContainEqual(subdistrict!.rings[0]![2]);
    expect(subdistrict!.rings[0]![0]).toEqual([100.573, 13.735]);
  });

  it('lets maps keep them for some minutes', async () => {
    expect((await ask('outlines/1039')).headers['cache-control']).toBe('public, max-age=600');
  });

  it.each(['1004', '103903'])('has none of %s, which the file lacks', async (code) => {
    expect(await outlineOf(code)).toBeNull();
  });

  it.each(['9999', '999999'])('does not know the code %s', async (code) => {
    expect((await ask(`outlines/${code}`)).statusCode).toBe(404);
  });

  it.each(['10', '10390', '1039012', 'abcd', '%00', '1039%20'])('refuses the code %s', async (code) => {
    expect((await ask(`outlines/${code}`)).statusCode).toBe(400);
  });

  it.each([
    ['13.745', '100.56', '103901', ['103901', '103903']],
    ['13.7351', '100.5729', '103901', ['103901', '103903', '103301', '103302', '103303', '103902']],
  ])('knows the subdistrict of a pin at %s, %s', async (lat, lng, code, possible) => {
    const outlined = await outlinedAt(lat, lng);

    expect(outlined?.place).toMatchObject({ subdistrict_code: code, district_code: '1039', name: { en: /./ } });
    expect(outlined?.possible.toSorted()).toEqual(possible.toSorted());
  });

  it('knows nothing of a pin outside of all outlines', async () => {
    expect(await outlinedAt('18.79', '98.98')).toBeNull();
  });
});

describe('a site without outlines', () => {
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it.each(['1039', '103901'])('has none of %s', async (code) => {
    expect(await outlineOf(code)).toBeNull();
  });
});
