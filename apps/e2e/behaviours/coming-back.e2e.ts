import type { Locator, Page } from '@playwright/test';
import type { hrefs } from '@yoodee/site';
import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, consoleWatch }) => {
  // A new site renders images on the first request. Six such requests would block all connections of the browser.
  await page.route('/img/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  // Intercepting requests switches the browser's cache off, so a page that is restored would load its fonts again.
  // Until then, a machine without Thai fonts breaks lines in other places, and the card that anchors the scroll
  // position changes its height.
  await page.route(/\.woff2$/, (route) => route.abort());
  consoleWatch.expectComplaint(/ERR_FAILED.*\.woff2/, 'the fonts are blocked');
});

/** A separate list: assets that other tests publish have one bedroom, so they do not change it. */
const listIn = (to: ReturnType<typeof hrefs>) => to.assetsWith('bedrooms_min=2');

/** A card far enough below the initial viewport that some content above it has not been rendered yet. */
const farCard = (page: Page) => page.locator('main article').nth(17);

const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/**
 * Scrolls down in steps, past all content above, until the card is completely visible. Otherwise Playwright would
 * scroll again before a click. Returns the card's position.
 */
const scrollTo = async (card: Locator): Promise<number> => {
  await card.evaluate(async (element) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const below = () => element.getBoundingClientRect().top - innerHeight / 4;
    const heightOf = () => document.documentElement.scrollHeight;
    // Content that comes into view is laid out some frames later on a busy machine; until then its height is a guess.
    const laidOut = async () => {
      for (let height = -1; height !== heightOf(); await drawn()) {
        height = heightOf();
        await drawn();
      }
    };
    await laidOut();
    while (below() > 1) {
      scrollBy({ top: Math.min(below(), innerHeight), behavior: 'instant' });
      await laidOut();
    }
  });
  await expect(card).toBeInViewport();
  return topOf(card);
};

/** Clicks without scrolling: Playwright's own click scrolls the link into view first. */
const clickInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

const expectSamePosition = (card: Locator, top: number) =>
  expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(2);

test('the list restores its scroll position after going back from an asset', async ({ page, to }) => {
  await openHydrated(page, listIn(to));
  const top = await scrollTo(farCard(page));

  await clickInPlace(farCard(page).getByRole('link'));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(/\/assets\/\d+$/);
  await page.goBack();

  await expectSamePosition(farCard(page), top);
});

test('going back closes the photos of an asset first, then returns to the list', async ({ page, to }) => {
  const photos = page.getByRole('dialog');
  const open = () => clickInPlace(page.locator('main a[data-held]').first());
  await openHydrated(page, listIn(to));
  const top = await scrollTo(farCard(page));
  await clickInPlace(farCard(page).getByRole('link'));
  await expect(page).toHaveURL(/\/assets\/\d+$/);
  const asset = page.url();

  await open();
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toHaveCount(0);
  await expect(page).toHaveURL(asset);

  await open();
  await expect(photos).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos).toHaveCount(0);
  // The overlay's history entry is removed a moment later.
  await expect.poll(() => page.evaluate(() => 'overlays' in history.state)).toBe(false);
  await page.goBack();

  await expectSamePosition(farCard(page), top);
});

test('the list restores its scroll position after going back from its next page', async ({ page, to }) => {
  await openHydrated(page, listIn(to));
  await page.getByRole('link', { name: 'หน้า 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const top = await scrollTo(farCard(page));

  await clickInPlace(page.getByRole('link', { name: 'หน้า 3', exact: true }));
  await expect(page).toHaveURL(/page=3/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);

  await expectSamePosition(farCard(page), top);
});

for (const [way, leave] of [
  ['going back from another document', (page: Page, path: string) => page.goto(path).then(() => page.goBack())],
  ['a reload', (page: Page) => page.reload()],
] as const)
  test(`the list restores its scroll position after ${way}`, async ({ page, to }) => {
    await openHydrated(page, listIn(to));
    const top = await scrollTo(farCard(page));

    await leave(page, to.areas);

    await expectSamePosition(farCard(page), top);
  });

test('Back closes the enquiry, stays on the asset and keeps what was typed', async ({ page, to, listing }) => {
  const { id } = listing;
  await openHydrated(page, to.assets);
  await openHydrated(page, to.asset(id));
  const ask = page.getByRole('button', { name: 'ส่งข้อความถึงผู้ขาย' }).first();
  const message = page.getByRole('dialog').getByRole('textbox', { name: /^ข้อความ/ });
  await ask.click();
  await message.fill('เลี้ยงแมวได้ไหม');

  await page.goBack();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(to.asset(id));
  await ask.click();
  await expect(message).toHaveValue('เลี้ยงแมวได้ไหม');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(to.assets);
});

test('Back closes the sheet of filters with its choices kept, and then returns to the list before them', async ({
  page,
  to,
}) => {
  await openHydrated(page, to.areas);
  await openHydrated(page, to.assets);
  const sheet = await openFilters(page, 'ตัวกรอง');
  await sheet.getByRole('checkbox', { name: /^ให้เช่า/ }).check();
  await expect(page).toHaveURL(/listing_type=rent/);

  await page.goBack();

  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/listing_type=rent/);
  await page.goBack();
  await expect(page).toHaveURL(to.assets);
  await page.goBack();
  await expect(page).toHaveURL(to.areas);
});
