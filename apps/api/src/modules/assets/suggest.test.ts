import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSearch, suggestAssets } from '@yoodee/api-contract/search-reading';
import { projects } from '../../db/schema.ts';
import { insertAssets } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertAssets(server.db, [
    { project_name_th: 'โนเบิล เพลินจิต', project_name_en: 'Noble Ploenchit' },
    { project_name_th: 'โนเบิล เพลินจิต', project_name_en: 'Noble Ploenchit' },
    { project_name_th: 'โนเบิล รีวอลฟ์', project_name_en: null },
    { project_name_th: 'โนเบิล ร่าง', status: 'draft' },
    { province_code: '31', district_code: '3119', subdistrict_code: '311902' },
  ]);
  await server.db
    .update(projects)
    .set({ aliases: ['สวนเจ้าพระยา'] })
    .where(eq(projects.name_th, 'โนเบิล เพลินจิต'));
});
afterAll(() => server.close());

const ask = (path: 'suggest' | 'reading', q: string) =>
  server.app.inject({ method: 'GET', url: `/api/v1/assets/${path}?${new URLSearchParams({ q })}` });
const suggest = async (q: string) => suggestAssets.response.parse((await ask('suggest', q)).json().data);
const read = async (q: string) => readSearch.response.parse((await ask('reading', q)).json().data);

describe('suggestions', () => {
  it.each([
    ['คอน', 'types', 'property_type=condo'],
    ['townho', 'types', 'property_type=townhouse'],
    ['ตึก', 'types', 'property_type=commercial_building'],
    ['8voFf', 'types', 'property_type=condo'],
    ['เชียงให', 'places', 'province=50'],
    ['เชียง', 'places', 'province=57'],
    ['chiangm', 'places', 'province=50'],
    ['Chiang M', 'places', 'province=50'],
    ['ladprao', 'places', 'province=10&district=1038'],
    ['บางรัก', 'places', 'province=10&district=1004'],
    ['asok', 'stations', 'station=E4&station_m=800'],
    ['อโศ', 'stations', 'station=E4&station_m=800'],
    ['ทองหลอ', 'stations', 'station=E6&station_m=800'],
    ['thonglor', 'stations', 'station=E6&station_m=800'],
    ["mv's]jv", 'stations', 'station=E6&station_m=800'],
  ] as const)('of %j has among the %s %s', async (typed, group, filters) => {
    expect((await suggest(typed))[group].map((one) => one.filters)).toContain(filters);
  });

  it('of a project count its published assets, most first, and find them', async () => {
    const { projects: found } = await suggest('โนเบิล');

    expect(found.map(({ name, count }) => [name.th, count])).toEqual([
      ['โนเบิล เพลินจิต', 2],
      ['โนเบิล รีวอลฟ์', 1],
    ]);
    const list = await server.app.inject({ url: `/api/v1/assets?${found[0]!.filters}` });
    expect(list.json()).toMatchObject({ data: { total: 2 } });
  });

  it('of a project know its other names, and lead to it by id', async () => {
    const [found] = (await suggest('สวนเจ้า')).projects;

    expect(found).toMatchObject({ name: { th: 'โนเบิล เพลินจิต' }, count: 2 });
    const page = await server.app.inject(`/api/v1/projects/${found!.id}`);
    expect(page.json().data.name).toEqual(found!.name);
    expect((await read('สวนเจ้าพระยา')).filters).toBe(new URLSearchParams({ project: 'โนเบิล เพลินจิต' }).toString());
  });

  it('of places with the same name put the one with listings first', async () => {
    const { places } = await suggest('ทองหลาง');

    expect(places.filter(({ name }) => name.th === 'ทองหลาง')).toHaveLength(4);
    expect(places[0]).toMatchObject({ filters: 'province=31&district=3119&subdistrict=311902', count: 1 });
    expect(places[1]!.count).toBe(0);
  });

  it.each([
    ['thon', 'stations'],
    ['asok', 'stations'],
    ['นนท', 'places'],
    ['chiang', 'places'],
  ])('of %j lead with %s', async (typed, leading) => {
    expect((await suggest(typed)).leading).toBe(leading);
  });

  it.each(['บีทีเอสอโศก', 'บีทีเอส อโ', 'BTS อโศก', 'bts aso', 'btsอโศก', 'สถานีอโศก'])(
    'of %j have the station, in whichever script its system is typed',
    async (typed) => {
      const { stations, leading } = await suggest(typed);

      expect(stations[0]).toMatchObject({ name: { en: 'Asok' }, line: { th: 'BTS สายสุขุมวิท' } });
      expect(leading).toBe('stations');
    },
  );

  it('of the name of a system alone, or of another system, have no station', async () => {
    for (const typed of ['บีทีเอส', 'bts', 'mrt asok']) expect((await suggest(typed)).stations).toEqual([]);
  });

  it('of a part of a name have a station of Bangkok, and its districts before those far away', async () => {
    const { places, stations } = await suggest('thon');

    expect(stations.map(({ name }) => name.en)).toContain('Thong Lo');
    expect(places[0]).toMatchObject({ name: { en: 'Thon Buri' }, within: { en: 'Bangkok' } });
  });

  it('without a text are the districts with the most listings', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/api/v1/assets/suggest' });
    const { places, stations, preview } = suggestAssets.response.parse(reply.json().data);

    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ filters }) => filters.includes('&district=') && !filters.includes('subdistrict'))).toBe(
      true,
    );
    expect(places.map(({ count }) => count)).toEqual(places.map(({ count }) => count).toSorted((a, b) => b - a));
    expect({ stations, preview }).toEqual({ stations: [], preview: null });
  });

  it('show what a sentence asks for, with the number of its assets', async () => {
    expect((await suggest('โนเบิล เพลินจิต')).preview).toEqual({
      parts: [{ key: 'project', value: 'โนเบิล เพลินจิต', name: { th: 'โนเบิล เพลินจิต', en: null } }],
      count: 2,
    });
    expect((await suggest('condo asok under 5m')).preview?.parts).toEqual([
      { key: 'property_type', value: 'condo', name: { th: 'คอนโดมิเนียม', en: 'Condominium' } },
      { key: 'station', value: 'E4', name: { th: 'BTS อโศก', en: 'BTS Asok' } },
      { key: 'station_m', value: '800', name: null },
      { key: 'price_max', value: '5000000', name: null },
    ]);
    expect((await suggest('zzz')).preview).toBeNull();
  });

  it.each([
    ['listing_type=sale', 3],
    ['listing_type=rent', 0],
    // The typed place replaces all levels of the list's place.
    ['province=31&district=3119&subdistrict=311902', 3],
    ['q=other+words&page=7&sort=evil&said=x', 3],
  ])('count what a search in the list of %s finds', async (within, count) => {
    const url = `/api/v1/assets/suggest?${new URLSearchParams({ q: 'condo กรุงเทพ', within })}`;
    const { preview } = suggestAssets.response.parse((await server.app.inject({ url })).json().data);

    expect(preview?.count).toBe(count);
    expect(preview?.parts.map(({ key }) => key)).toEqual(['property_type', 'province']);
  });

  it('refuse filters of more than 2,000 characters', async () => {
    const url = `/api/v1/assets/suggest?${new URLSearchParams({ q: 'condo', within: 'x'.repeat(2_001) })}`;

    expect((await server.app.inject({ url })).json()).toMatchObject({ errors: { within: 'too_long' } });
  });

  it('name the parents of a place', async () => {
    expect((await suggest('บางรัก')).places[0]).toMatchObject({
      name: { th: 'บางรัก', en: 'Bang Rak' },
      within: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
    });
  });

  it('are five of each kind at most, for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (typed) => {
        const reply = await ask('suggest', typed);
        expect([200, 400]).toContain(reply.statusCode);
        if (reply.statusCode !== 200) return;
        const { types, places, stations, projects } = suggestAssets.response.parse(reply.json().data);
        for (const group of [types, places, stations, projects]) expect(group.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 40 },
    );
  });
});

describe('parsing a search', () => {
  it('returns filters, the words of each, and the rest', async () => {
    const plain = { kind: null, others: [] };
    expect(await read('คอนโด 2 นอน ใกล้ bts อโศก ไม่เกิน 5 ล้าน ใกล้มหาลัย')).toEqual({
      filters: 'property_type=condo&station=E4&station_m=800&price_max=5000000&bedrooms_min=2',
      claims: [
        { text: 'คอนโด', filters: 'property_type=condo', ...plain },
        { text: '2 นอน', filters: 'bedrooms_min=2', ...plain },
        { text: 'ใกล้ bts อโศก', filters: 'station=E4&station_m=800', ...plain },
        { text: 'ไม่เกิน 5 ล้าน', filters: 'price_max=5000000', ...plain },
      ],
      names: [],
      rest: 'ใกล้มหาลัย',
    });
  });

  it('recognises the projects of published assets, and returns what else a name may mean', async () => {
    expect((await read('noble ploenchit')).filters).toBe(new URLSearchParams({ project: 'โนเบิล เพลินจิต' }).toString());
    expect((await read('asok')).claims).toEqual([
      {
        ...{ text: 'asok', filters: 'station=E4&station_m=800', kind: 'station' },
        others: [{ kind: 'road', filters: new URLSearchParams({ road: 'อโศกมนตรี' }).toString() }],
      },
    ]);
  });

  it.each(['', ' ', 'ก'.repeat(201)])('refuses %j', async (typed) => {
    expect((await ask('reading', typed)).statusCode).toBe(400);
  });
});
