import { locales, toLocale } from '@yoodee/site';
import { parseDocument } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';

const words = {
  th: { notFound: 'ไม่พบหน้านี้', home: 'กลับหน้าแรก', back: 'ย้อนกลับ' },
  en: { notFound: 'Page Not Found', home: 'Back to home', back: 'Go back' },
};

const missing = ['/nowhere', '/assets/999999999', '/assets/0', '/assets/loft', '/assets/1/edit'];

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'GoogleOther',
  'SomeNewBot/1.0 (bot)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
];

for (const locale of locales) {
  for (const path of missing)
    test(`E1: ${toLocale(locale, path)} answers 404 inside the layout`, async ({ request }) => {
      const reply = await request.get(toLocale(locale, path));

      const { body } = parseDocument(await reply.text());
      expect(reply.status()).toBe(404);
      expect(reply.headers()['cache-control']).toContain('no-store');
      expect(body.querySelector('main h1')?.textContent).toBe(words[locale].notFound);
      expect(body.querySelector('header')).not.toBeNull();
      expect(body.querySelector('footer')).not.toBeNull();
    });

  test.describe(`in ${locale}`, { tag: `@${locale}` }, () => {
    test.use({ locale });

    test('E1: the 404 page links to the home page and back to the previous page', async ({
      page,
      to,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 404/, 'the browser reports the status of the page itself');
      await page.goto(to.assets);
      await page.goto(toLocale(locale, '/nowhere'));

      await expect(page.getByRole('heading', { level: 1, name: words[locale].notFound })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: words[locale].home })).toHaveAttribute(
        'href',
        to.home,
      );
      await page.getByRole('main').getByRole('button', { name: words[locale].back }).click();
      await expect(page).toHaveURL(to.assets);
    });

    test('E1: the account app shows the same 404 page for an unknown URL', async ({ page, to, consoleWatch }) => {
      consoleWatch.expectComplaint(/status of 404/, 'the browser reports the status of the page itself');
      const reply = await page.goto(`${to.authenticate()}/nowhere`);

      expect(reply!.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: words[locale].notFound })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });
}

test('E1: the 404 page shows the API’s message', async ({ request }) => {
  const reply = (await (
    await request.get('/api/v1/members/999999999', { headers: { 'accept-language': 'en' } })
  ).json()) as { message: string };

  const { body } = parseDocument(await (await request.get('/en/member/999999999')).text());

  expect(body.querySelector('main h1')?.textContent).toBe(words.en.notFound);
  expect(body.querySelector('main')?.textContent).toContain(reply.message);
});

for (const userAgent of crawlers)
  test(`E2: ${userAgent} gets the status and no error page`, async ({ request }) => {
    for (const path of ['/nowhere', '/en/assets/999999999']) {
      const reply = await request.get(path, { headers: { 'user-agent': userAgent } });

      const { body } = parseDocument(await reply.text());
      expect(reply.status()).toBe(404);
      expect(body.querySelector('h1')).toBeNull();
      expect(body.querySelector('main')?.textContent.trim()).toBe('');
    }
  });

test('T30: an existing page is the same for a crawler and a browser, whichever requests it first', async ({
  request,
}) => {
  const as = async (userAgent: string, path: string) =>
    (await request.get(path, { headers: { 'user-agent': userAgent } })).text();

  // A list that contains no assets of other tests, and does not count them.
  const path = '/en/assets?property_type=house&province=50';
  const crawlers = await as('Mozilla/5.0 (compatible; Googlebot/2.1)', path);
  const browsers = await as('Mozilla/5.0 Firefox/140.0', path);

  expect(crawlers).toContain('id="hydration"');
  expect(browsers).toBe(crawlers);
});
