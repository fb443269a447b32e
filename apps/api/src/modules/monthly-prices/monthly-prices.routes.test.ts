import { afterAll, beforeAll, expect, it } from 'vitest';
import { getArea } from '@yoodee/api-contract/areas';
import { monthlyPrices, priceMonths } from '../../db/schema.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const row = { district_code: '1039', property_type: 'condo', deal: 'sale' as const };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const months = ['2026-08-01', '2026-09-01', '2026-10-01'];
  await server.db.insert(priceMonths).values(months.map((month) => ({ month })));
  await server.db.insert(monthlyPrices).values([
    ...months.map((month, n) => ({
      ...row,
      month,
      assets: 20 + n,
      median: 5_000_000 - n,
      median_per_sqm: 120_000.4,
    })),
    { ...row, month: '2026-10-01', deal: 'rent', assets: 8, median: 25_000, median_per_sqm: null },
    { ...row, month: '2026-10-01', property_type: 'land', assets: 30, median: 9_000_000, median_per_sqm: 50_000 },
    { ...row, month: '2026-10-01', district_code: '5001', assets: 9, median: 2_000_000, median_per_sqm: null },
  ]);
});
afterAll(() => server.close());

const get = (query = '') => server.app.inject(`/api/monthly-prices.csv${query}`);

it('gives the table as CSV, with its licence', async () => {
  const { statusCode, headers, body } = await get('?month=2026-10');

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="monthly-asking-prices.csv"',
    link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
  });
  expect(body.split('\r\n')).toEqual([
    'month,province_code,province_en,district_code,district_th,district_en,property_type,deal,assets,median_baht,median_baht_per_sqm',
    '2026-10,10,Bangkok,1039,วัฒนา,Watthana,condo,rent,8,25000,',
    '2026-10,10,Bangkok,1039,วัฒนา,Watthana,condo,sale,22,4999998,120000',
    '2026-10,10,Bangkok,1039,วัฒนา,Watthana,land,sale,30,9000000,50000',
    '2026-10,50,Chiang Mai,5001,เมืองเชียงใหม่,Mueang Chiang Mai,condo,sale,9,2000000,',
    '',
  ]);
  expect((await get('?district=5001')).body.split('\r\n')).toHaveLength(3);
  expect((await get()).body.split('\r\n')).toHaveLength(8);
});

it.each([
  ['?month=2026-13', 400, 'month'],
  ['?month=october', 400, 'month'],
  ['?month=2026-10&month=2026-09', 400, 'month'],
  ['?district=x', 400, 'district'],
  [`?district=${'1'.repeat(50)}`, 400, 'district'],
  ["?district=1039'--", 400, 'district'],
  ['?month=2020-01', 404, null],
  ['?district=9999', 404, null],
])('responds to %s with %d', async (query, status, field) => {
  const reply = await get(query);

  expect(reply.statusCode).toBe(status);
  if (field) expect(Object.keys(reply.json().errors)).toEqual([field]);
});

it('has the medians on the page of a district, and the price history of the type with the most assets', async () => {
  const read = async (path: string) =>
    getArea.response.parse((await server.app.inject(`/api/v1/areas/page?path=${path}`)).json().data).monthly;

  expect(await read('bangkok/watthana')).toMatchObject({
    newest: [
      { property_type: 'land', deal: 'sale', assets: 30 },
      { property_type: 'condo', deal: 'sale', assets: 22, median: 4_999_998, median_per_sqm: 120_000 },
      { property_type: 'condo', deal: 'rent', assets: 8, median_per_sqm: null },
    ],
    course: null,
    is_demonstration: false,
  });
  const ofCondos = await read('bangkok/watthana/condo');
  expect(ofCondos?.course).toMatchObject({ property_type: 'condo', deal: 'sale' });
  expect(ofCondos?.course?.months.map(({ month, assets }) => [month, assets])).toEqual([
    ['2026-08', 20],
    ['2026-09', 21],
    ['2026-10', 22],
  ]);
  expect(await read('bangkok')).toBeNull();
  expect(await read('bangkok/sathon')).toBeNull();
});
