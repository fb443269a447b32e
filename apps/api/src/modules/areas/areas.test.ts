import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getArea, getAreaExamples, getAreas } from '@yoodee/api-contract/areas';
import { getBudgetAreas } from '@yoodee/api-contract/budgets';
import { newsArticles } from '../../db/schema.ts';
import { insertAsset, insertAssets } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { areaPlaces, findArea } from './area-list.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await insertAssets(server.db, [
    { price_sale: 3_000_000, usable_area_sqm: 30 },
    { price_sale: 4_000_000, usable_area_sqm: 40 },
    { price_sale: 8_000_000, usable_area_sqm: 40 },
    { listing_type: 'rent', price_sale: null, price_rent_month: 20_000 },
    { property_type: 'land', land_rai: 1 },
    { district_code: '1028', subdistrict_code: '102801', lat: 13.72, lng: 100.53 },
    { province_code: '50', district_code: '5001', subdistrict_code: '500101', lat: 18.79, lng: 98.99 },
    { status: 'draft' },
  ]);
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/v1/areas/page?path=${encodeURIComponent(path)}`);
const read = async (path: string) => getArea.response.parse((await get(path)).json().data);

describe('addresses', () => {
  it('are unique per place', () => {
    expect(new Set(areaPlaces.map(({ path }) => path)).size).toBe(areaPlaces.length);
    for (const { path } of areaPlaces) expect(path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/);
  });

  it.each([
    ['bangkok', 'province', null],
    ['bangkok/condo', 'province', 'condo'],
    ['bangkok/watthana', 'district', null],
    ['bangkok/watthana/detached-house', 'district', 'detached_house'],
    ['stations/asok-e4', 'station', null],
    ['stations/asok-e4/condo', 'station', 'condo'],
  ])('reads %s', (path, kind, type) => {
    expect(findArea(path)).toMatchObject({ area: { kind }, type });
  });

  it.each(['', 'nowhere', 'bangkok/nowhere', 'condo', 'stations', 'bangkok/condo/condo', 'constructor', '10'])(
    'has nothing at "%s"',
    (path) => {
      expect(findArea(path)).toBeNull();
    },
  );
});

it('lists places with assets, most assets first', async () => {
  const { provinces, stations } = getAreas.response.parse((await server.app.inject('/api/v1/areas')).json().data);

  expect(provinces).toMatchObject([
    { path: 'bangkok', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' }, count: 6, cover: { width: 1600 } },
    { path: 'chiang-mai', name: { th: 'เชียงใหม่', en: 'Chiang Mai' }, count: 1, cover: { width: 1600 } },
  ]);
  expect(stations[0]).toMatchObject({ path: 'stations/thong-lo-e6', count: 5, line: { en: 'BTS Sukhumvit Line' } });
});

it('describes a district: prices, types, parents and neighbours', async () => {
  expect(await read('bangkok/watthana')).toMatchObject({
    ...{ kind: 'district', total: 5, search: 'province=10&district=1039', property_type: null },
    parents: [{ path: 'bangkok' }],
    sale: { count: 4, median: 4_250_000 },
    rent: { count: 1, median: null },
    types: [
      { type: 'condo', path: 'bangkok/watthana/condo', count: 4 },
      { type: 'land', path: 'bangkok/watthana/land', count: 1 },
    ],
    neighbours: [{ path: 'bangkok/sathon', count: 1 }],
    inside: [],
  });
});

it('keeps the requested type', async () => {
  const area = await read('bangkok/condo');

  expect(area).toMatchObject({
    ...{ total: 5, property_type: 'condo', search: 'property_type=condo&province=10' },
    ...{ parents: [{ path: 'bangkok' }], sale: { count: 4, median: 4_250_000, median_per_sqm: 114_286 } },
  });
  expect(area.items).toHaveLength(5);
  expect(area.inside.map(({ path }) => path)).toEqual(['bangkok/watthana/condo', 'bangkok/sathon/condo']);
});

it('finds assets near a station, and its neighbour stations', async () => {
  const area = await read('stations/thong-lo-e6');

  expect(area).toMatchObject({ kind: 'station', total: 5, search: 'station=E6', within: { th: 'BTS สายสุขุมวิท' } });
  expect(area.neighbours.every(({ count }) => count > 0)).toBe(true);
});

it('lists neighbour stations and provinces nearest first, however many assets they have', async () => {
  await insertAssets(server.db, [
    ...[1, 2, 3].map(() => ({ lat: 13.7044, lng: 100.6016 })),
    { lat: 13.7303, lng: 100.5696 },
    ...[1, 2].map(() => ({ province_code: '57', district_code: '5701', subdistrict_code: '570101' })),
    { province_code: '51', district_code: '5101', subdistrict_code: '510101' },
  ]);

  const [stations, provinces] = [await read('stations/thong-lo-e6'), await read('chiang-mai')];

  const namesOf = ({ neighbours }: typeof stations) => neighbours.map(({ name }) => name.en);
  expect(namesOf(stations)).toEqual(['Phrom Phong', 'On Nut']);
  expect(namesOf(provinces)).toEqual(['Lamphun', 'Chiang Rai']);
});

it('has a page for a place without assets', async () => {
  expect(await read('krabi')).toMatchObject({ total: 0, items: [], types: [], sale: { count: 0, median: null } });
});

it('counts an asset as soon as it is listed', async () => {
  await insertAsset(server.db, { province_code: '83', district_code: '8301', subdistrict_code: '830101' });

  expect(await read('phuket')).toMatchObject({ total: 1, inside: [{ path: 'phuket/mueang-phuket', count: 1 }] });
});

it.each(['nowhere', 'bangkok/nowhere', 'stations/asok'])('responds with 404 to %s', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

it.each(['', '../x', 'a/b/c/d', 'กรุงเทพ', "x'--", 'A'])('refuses "%s"', async (path) => {
  expect((await get(path)).statusCode).toBe(400);
});

describe('what a budget buys', () => {
  const read = async () =>
    getBudgetAreas.response.parse((await server.app.inject('/api/v1/areas/budgets')).json().data);
  const condos = (count: number, district: string) =>
    insertAssets(
      server.db,
      Array.from({ length: count }, (_, at) => ({
        ...{ province_code: '10', district_code: district, subdistrict_code: `${district}01` },
        ...{ price_sale: 1_500_000 + at * 500_000, usable_area_sqm: (1_500_000 + at * 500_000) / 100_000 },
      })),
    );

  it('is computed for districts with eight condos for sale or more', async () => {
    await condos(8, '1017');
    await condos(7, '1033');

    expect((await read()).items).toEqual([
      {
        path: 'bangkok/huai-khwang',
        name: { th: 'ห้วยขวาง', en: 'Huai Khwang' },
        search: 'listing_type=sale&property_type=condo&province=10&district=1017',
        median_per_sqm: 100_000,
        budgets: [
          { baht: 2_000_000, sqm: 20, count: 2 },
          { baht: 3_000_000, sqm: 30, count: 4 },
          { baht: 5_000_000, sqm: 50, count: 8 },
        ],
      },
    ]);
  });
});

it('names the projects of a district, those with most assets first', async () => {
  const place = { district_code: '1028', subdistrict_code: '102801', lat: null, lng: null };
  await insertAssets(server.db, [
    { ...place, project_name_th: 'ธาราวัน' },
    { ...place, project_name_th: 'โอเลีย' },
    { ...place, project_name_th: 'โอเลีย' },
    { ...place, project_name_th: 'ร่าง', status: 'draft' },
  ]);

  expect((await read('bangkok/sathon')).projects.map(({ name, for_sale }) => [name.th, for_sale])).toEqual([
    ['โอเลีย', 2],
    ['ธาราวัน', 1],
  ]);
  expect((await read('bangkok')).projects).toEqual([]);
});

describe('examples of what a budget buys', () => {
  const examplesOf = async (path: string) => {
    const response = await server.app.inject(`/api/v1/areas/examples?path=${encodeURIComponent(path)}`);
    return getAreaExamples.response.parse(response.json().data).deals;
  };

  it('are the listings at the quartiles of the prices, by deal', async () => {
    const place = { province_code: '20', district_code: '2004', subdistrict_code: '200401', lat: 12.93, lng: 100.88 };
    const priced = [9, 1, 8, 2, 7, 3, 6, 4].map((millions) => ({ ...place, price_sale: millions * 1_000_000 }));
    const ids = await insertAssets(server.db, [
      ...priced,
      { ...place, price_sale: null },
      { ...place, price_sale: 5_000_000, status: 'hidden' },
      { ...place, listing_type: 'rent', price_sale: null, price_rent_month: 9_000 },
      { ...place, property_type: 'office', price_sale: 900_000_000 },
    ]);
    const { path } = areaPlaces.find(({ filter }) => filter.district === place.district_code)!;
    const [found, ...others] = await examplesOf(`${path}/condo`);

    expect(others).toEqual([]);
    expect(await examplesOf(path), 'of the type with the most prices').toEqual([found]);
    expect(found).toMatchObject({ deal: 'sale', property_type: 'condo', listings: 8 });
    expect(found!.items.map(({ share, asset }) => [share, asset.id])).toEqual([
      [25, ids[5]],
      [50, ids[6]],
      [75, ids[2]],
    ]);
  });

  it('are omitted below eight prices', async () => {
    expect(await examplesOf('bangkok/watthana')).toEqual([]);
  });

  it.each([
    ['an unknown place', '?path=nowhere', 404],
    ['no place', '', 400],
    ['capitals', '?path=Bangkok', 400],
    ['a path of files', '?path=..%2F..%2Fetc', 400],
    ['a very long path', `?path=${'a'.repeat(9_000)}`, 400],
    ['two places', '?path=bangkok&path=phuket', 400],
  ])('refuse %s', async (_name, query, status) => {
    expect((await server.app.inject(`/api/v1/areas/examples${query}`)).statusCode).toBe(status);
  });
});

it('names articles with the tag of the place, then those of its province', async () => {
  const cover_image = { key: 'cover', width: 1600, height: 900, thumbhash: 'AAAA' };
  const article = (slug: string, values: Partial<typeof newsArticles.$inferInsert>) =>
    ({
      ...{
        slug,
        title_th: slug,
        excerpt_th: 'ย่อ',
        body_th: '<p>ข่าว</p>',
        headings_th: [],
        cover_image,
        cover_alt_th: 'ปก',
      },
      ...{ category: 'guide', tags: [], province_codes: [], author_name: 'กอง', status: 'published', featured: false },
      ...{ published_at: new Date('2026-01-01'), updated_at: new Date('2026-01-01'), reading_minutes: 1, sources: [] },
      ...values,
    }) satisfies typeof newsArticles.$inferInsert;
  await server.db
    .insert(newsArticles)
    .values([
      article('of-bangkok', { province_codes: ['10'], published_at: new Date('2026-03-01') }),
      article('of-the-district', { tags: ['watthana'] }),
      article('of-another', { tags: ['sathon'], province_codes: ['50'] }),
      article('draft', { tags: ['watthana'], status: 'draft' }),
    ]);
  const titles = async (path: string) => (await read(path)).news.map(({ title }) => title.th);

  expect(await titles('bangkok/watthana')).toEqual(['of-the-district', 'of-bangkok']);
  expect(await titles('bangkok/sathon/condo')).toEqual(['of-another', 'of-bangkok']);
  expect(await titles('phuket')).toEqual([]);
});
