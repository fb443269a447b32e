import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const words = {
  th: { save: 'บันทึก', saved: /บันทึกไว้เมื่อ/, offline: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต', retry: 'ลองอีกครั้ง' },
  en: { save: 'Save', saved: /as saved on/, offline: 'You are offline', retry: 'Try again' },
};

/** URLs in the service worker's cache. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

for (const language of ['th', 'en'] as const)
  test.describe(`in ${language}`, { tag: `@${language}` }, () => {
    test.use({ locale: language === 'th' ? 'th-TH' : 'en-US' });

    test('a saved asset can be read offline, and any other page shows that the visitor is offline', async ({
      page,
      context,
      to,
      listing,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED/, 'a page is preloaded when the network is taken away');
      const labels = words[language];
      await page.goto(to.asset(listing.id));
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const save = page.getByRole('main').getByRole('button', { name: labels.save, exact: true });
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => cachedPaths(page)).toContain(to.asset(listing.id));

      await context.setOffline(true);
      await page.goto(to.asset(listing.id));
      await expect(page.getByRole('status').filter({ hasText: labels.saved })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
      await expect
        .poll(() =>
          page
            .locator('main img[src*="?kept"]')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(640);

      await page.goto(to.favourites);
      await expect(page.getByRole('heading', { level: 1, name: labels.offline })).toBeVisible();
      await page.locator(`a[href="${to.asset(listing.id)}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);

      await context.setOffline(false);
      await page.goto(to.asset(listing.id));
      await expect(page.getByText(labels.saved)).toHaveCount(0);
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => cachedPaths(page)).toEqual([]);
    });
  });

test('the service worker is sent with no-cache, and both languages have a manifest with icons', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);

  for (const [path, start, name] of [
    ['/manifest.webmanifest', '/', 'อยู่ดี'],
    ['/en/manifest.webmanifest', '/en', 'Yoodee'],
  ]) {
    const reply = await request.get(path!);
    const manifest = await reply.json();
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    expect(manifest).toMatchObject({ name, start_url: start, display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await (await request.get(src)).body();
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    }
  }
});
