import { hrefs } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

/** URLs that no page links to but that somebody may type, with their expected status. */
const answers: Record<string, number> = {
  '/assets?zz=1&yy=2': 200,
  '/assets?price_max=cheap&bedrooms_min=-4&station_m=7&sort=evil&view=evil': 200,
  '/assets?price_min=9&price_max=1': 200,
  '/assets?province=99&district=9999': 200,
  '/assets?bbox=NaN,1,1,1': 200,
  '/assets?q=%00%01%ff': 200,
  "/assets?q=';drop%20table%20assets;--": 200,
  [`/assets?q=${'a'.repeat(3_000)}`]: 200,
  '/assets?page=0': 404,
  '/assets?page=99999': 404,
  '/assets?page=abc': 404,
  '/assets/0': 404,
  '/assets/1.5': 404,
  '/assets/99999999999999999999': 404,
  '/assets/compare?ids=1,2,3,4,5,1,x,-1': 200,
  '/assets/compare?ids=%00': 200,
  '/news?page=99': 404,
  '/news/abc': 404,
  '/services/nope': 404,
  '/member/0': 404,
  '/projects/0': 404,
  '/projects/abc': 404,
  '/projects/999999999': 404,
  '/projects/1?questions=0': 404,
  '/projects/1?questions=99999': 404,
  '/projects?province=99': 200,
  '/areas/bangkok/nowhere/condo/x/y': 404,
  '/areas/%00': 404,
  '/%E0%A4%A': 400,
};

for (const [path, status] of Object.entries(answers))
  test(`${path.slice(0, 80)} answers ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status);
  });

test('the default sort order redirects to the URL without it', async ({ request }) => {
  const { assets } = hrefs('th');
  const reply = await request.get(`${assets}?sort=newest&page=1&property_type=condo`, { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([301, `${assets}?property_type=condo`]);
});

for (const [path, to] of [
  ['/news?page=1', '/news'],
  ['/en/news?page=1&category=guide', '/en/news?category=guide'],
  ['/member/1?page=1', '/member/1'],
  ['/projects/1?questions=1', '/projects/1'],
])
  test(`${path} redirects to ${to}, which has no number`, async ({ request }) => {
    const reply = await request.get(path!, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([301, to]);
  });

for (const path of ['/assets?q=river%00side&said=%00', '/assets/compare?ids=1%00,x%00'])
  test(`${path} is rendered without NUL characters`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/\0|\\u0000|&#x?0+;/);
  });
