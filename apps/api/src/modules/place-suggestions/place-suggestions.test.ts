import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPlacesNear,
  mostSuggestedPlaces,
  suggestPlaces,
  suggestProjects,
} from '@yoodee/api-contract/place-suggestions';
import { projectKeys } from '@yoodee/search-query';
import { projectFees, projects as projectRows } from '../../db/schema.ts';
import { insertAssets } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const chonBuri = { province_code: '20', district_code: '2001', subdistrict_code: '200104' };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const noble = { project_name_th: 'โนเบิล เพลินจิต', subdistrict_code: '103901', lat: 13.74, lng: 100.54 };
  await insertAssets(server.db, [
    { ...noble, project_name_en: 'Noble Ploenchit', facilities: ['pool', 'fitness'] },
    { ...noble, project_name_en: 'Noble Ploenchit', facilities: ['pool'], lat: 13.741 },
    { ...noble, facilities: ['pool', 'sauna'], lat: 13.742 },
    { ...noble, facilities: null },
    { ...noble, subdistrict_code: '103902', facilities: ['library'] },
    { project_name_th: 'โนเบิล รีวอลฟ์', subdistrict_code: null },
    { project_name_th: 'โนเบิล ร่าง', status: 'draft' },
    // A town far away: two in one subdistrict, and one nearer in another district that says so by mistake.
    { ...chonBuri, lat: 13.29, lng: 100.93 },
    { ...chonBuri, lat: 13.291, lng: 100.93 },
    { ...chonBuri, district_code: '2007', subdistrict_code: '200701', lat: 13.285, lng: 100.93 },
    { ...chonBuri, subdistrict_code: null, lat: 13.2851, lng: 100.93 },
    { ...chonBuri, status: 'draft', subdistrict_code: '200103', lat: 13.29, lng: 100.93 },
  ]);
});
afterAll(() => server.close());

const get = (path: string, q: string) => server.app.inject(`/api/v1${path}?${new URLSearchParams({ q })}`);
const places = async (q: string) => suggestPlaces.response.parse((await get('/geo/places', q)).json().data);
const projects = async (q: string) => suggestProjects.response.parse((await get('/projects/suggest', q)).json().data);

describe('places', () => {
  it.each([
    ['คลองเตยเห', '103901', '10110'],
    ['khlong toei nuea', '103901', '10110'],
    ['แสนสุข', '200104', '20130'],
  ])('%j finds subdistrict %s and its postal code', async (q, subdistrict_code, postal_code) => {
    expect(await places(q)).toContainEqual(expect.objectContaining({ subdistrict_code, postal_code }));
  });

  it('names the parents of a place', async () => {
    expect((await places('คลองเตยเหนือ'))[0]).toMatchObject({
      name: { th: 'คลองเตยเหนือ', en: 'Khlong Toei Nuea' },
      within: { th: 'วัฒนา กรุงเทพมหานคร', en: 'Watthana, Bangkok' },
    });
  });

  it.each(['watthana', 'วัฒนา'])('%j finds the district', async (q) => {
    expect(await places(q)).toContainEqual(expect.objectContaining({ district_code: '1039', subdistrict_code: null }));
  });

  it.each(['10110', '๑๐๑๑๐', '1011'])('%j is a postal code', async (q) => {
    const found = await places(q);

    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(mostSuggestedPlaces);
    expect(found.every(({ postal_code }) => postal_code!.startsWith('1011'))).toBe(true);
  });

  it.each(['00000', 'ฮฮฮฮ', "'; drop table assets", '%'])('%j finds none', async (q) => {
    expect(await places(q)).toEqual([]);
  });

  it.each(['', 'ก'.repeat(101)])('refuses %j', async (q) => {
    expect((await get('/geo/places', q)).statusCode).toBe(400);
  });
});

describe('places near a point', () => {
  const near = async (query: Record<string, string>) =>
    server.app.inject(`/api/v1/geo/places/near?${new URLSearchParams(query)}`);
  const found = async (lat: number, lng: number) =>
    findPlacesNear.response.parse((await near({ lat: String(lat), lng: String(lng) })).json().data);

  it('are those of the published assets around it, the likeliest first, with all their districts', async () => {
    const { places, districts } = await found(13.2901, 100.93);

    expect(places.map(({ subdistrict_code, count, metres }) => [subdistrict_code, count, metres])).toEqual([
      ['200104', 2, 11],
      ['200701', 1, 567],
    ]);
    expect(places[0]).toMatchObject({
      ...{ province_code: '20', district_code: '2001', postal_code: '20130', name: { th: 'แสนสุข' } },
    });
    expect(districts.toSorted()).toEqual(['2001', '2007']);
  });

  it.each([
    ['in the sea', 9.5, 101.5],
    ['abroad', 11.56, 104.92],
  ])('are none %s', async (_where, lat, lng) => {
    expect(await found(lat, lng)).toEqual({ outlined: null, places: [], districts: [] });
  });

  it.each([
    [{}, 'lat'],
    [{ lat: '13.7' }, 'lng'],
    [{ lat: '', lng: '100.5' }, 'lat'],
    [{ lat: 'NaN', lng: '100.5' }, 'lat'],
    [{ lat: '13.7', lng: '1e999' }, 'lng'],
    [{ lat: "13' or 1=1", lng: '100.5' }, 'lat'],
    [{ lat: '100.5', lng: '13.7' }, 'lat'],
  ])('refuse %j by naming %s', async (query, field) => {
    const reply = await near(query as Record<string, string>);

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toHaveProperty(field);
  });
});

describe('projects', () => {
  it.each(['โนเบิล เพ', 'โนเบิลเพลนจิต'.slice(0, 6), 'noble ploen', 'เพลินจิต'])('%j finds one', async (q) => {
    expect((await projects(q)).map(({ name }) => name.th)).toEqual(['โนเบิล เพลินจิต']);
  });

  it('take the most common place of their listings, and what at least half of them have', async () => {
    expect(await projects('เพลินจิต')).toEqual([
      {
        name: { th: 'โนเบิล เพลินจิต', en: 'Noble Ploenchit' },
        within: { th: 'วัฒนา กรุงเทพมหานคร', en: 'Watthana, Bangkok' },
        province_code: '10',
        district_code: '1039',
        subdistrict_code: '103901',
        postal_code: '10110',
        point: { lat: 13.74, lng: 100.54 },
        facilities: ['pool'],
        ...{ id: expect.any(Number), year_completed: null, storeys: null, fee: null },
      },
    ]);
  });

  it('have their own facts, and are found without listings by their whole name', async () => {
    const [made] = await server.db
      .insert(projectRows)
      .values({
        ...{ name_th: 'ริทึ่ม อโศก', name_keys: projectKeys(['ริทึ่ม อโศก']), year_completed: 2017, storeys: 38 },
        ...{ lat: 13.737, lng: 100.56, subdistrict_code: '103901', facilities: ['pool'] },
      })
      .returning({ id: projectRows.id });
    const fee = { project_id: made!.id, source: 'test' };
    await server.db.insert(projectFees).values([
      { ...fee, baht_per_sqm: 60, from_day: '2023-01-01' },
      { ...fee, baht_per_sqm: 65.5, from_day: '2024-01-01' },
    ]);

    expect(await projects('คอนโด ริทึ่ม อโศก')).toMatchObject([
      {
        ...{
          id: made!.id,
          year_completed: 2017,
          storeys: 38,
          facilities: ['pool'],
          point: { lat: 13.737, lng: 100.56 },
        },
        fee: { baht_per_sqm: 65.5, from: '2024-01-01' },
      },
    ]);
  });

  it('without a known place, and those in drafts, are not found', async () => {
    expect(await projects('โนเบิล รี')).toEqual([]);
    expect(await projects('โนเบิล ร่าง')).toEqual([]);
  });
});
