import type { Locator, Page } from '@playwright/test';
import type { hrefs } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

test.use({ viewport: { width: 390, height: 844 } });

// A new site draws its pictures when they are first asked for, and six of them hold all connections that a browser opens.
test.beforeEach(({ page }) =>
  page.route('/img/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
);

/** A list of its own: what another test publishes meanwhile has one bedroom, and moves nothing here. */
const listIn = (to: ReturnType<typeof hrefs>) => to.assetsWith('bedrooms_min=2');

/** Far enough below the first screen that what is above has not all been seen. */
const farCard = (page: Page) => page.locator('main article').nth(17);

const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/**
 * Scrolls down as a thumb does, past everything above, until all of it is on the screen: to press what is half below the
 * bar, Playwright would scroll on. Where it then stands.
 */
const scrollTo = async (card: Locator): Promise<number> => {
  await card.evaluate(async (element) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const below = () => element.getBoundingClientRect().top - innerHeight / 4;
    while (below() > 1) {
      scrollBy({ top: Math.min(below(), innerHeight), behavior: 'instant' });
      await drawn();
    }
  });
  await expect(card).toBeInViewport();
  return topOf(card);
};

/** Without a scroll: Playwright's own click brings all of a link into view first. */
const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

const expectSamePlace = (card: Locator, top: number) =>
  expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(2);

test('back from an asset, the list stands where it stood', async ({ page, to }) => {
  await openHydrated(page, listIn(to));
  const top = await scrollTo(farCard(page));

  await press(farCard(page).getByRole('link'));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(/\/assets\/\d+$/);
  await page.goBack();

  await expectSamePlace(farCard(page), top);
});

test('back from the pictures of an asset leads to the asset, and then to the list', async ({ page, to }) => {
  const pictures = page.getByRole('dialog');
  const open = () => press(page.locator('main a[data-held]').first());
  await openHydrated(page, listIn(to));
  const top = await scrollTo(farCard(page));
  await press(farCard(page).getByRole('link'));
  await expect(page).toHaveURL(/\/assets\/\d+$/);
  const asset = page.url();

  await open();
  await expect(pictures).toBeVisible();
  await page.goBack();
  await expect(pictures).toHaveCount(0);
  await expect(page).toHaveURL(asset);

  await open();
  await page.keyboard.press('Escape');
  await expect(pictures).toHaveCount(0);
  // Its entry goes a moment after it.
  await expect.poll(() => page.evaluate(() => 'isOverlay' in history.state)).toBe(false);
  await page.goBack();

  await expectSamePlace(farCard(page), top);
});

test('back from another page of the list, it stands where it stood', async ({ page, to }) => {
  await openHydrated(page, listIn(to));
  await page.getByRole('link', { name: 'หน้า 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const top = await scrollTo(farCard(page));

  await press(page.getByRole('link', { name: 'หน้า 3', exact: true }));
  await expect(page).toHaveURL(/page=3/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);

  await expectSamePlace(farCard(page), top);
});

for (const [way, leave] of [
  ['back from another document', (page: Page, path: string) => page.goto(path).then(() => page.goBack())],
  ['loaded again', (page: Page) => page.reload()],
] as const)
  test(`${way}, the list stands where it stood`, async ({ page, to }) => {
    await openHydrated(page, listIn(to));
    const top = await scrollTo(farCard(page));

    await leave(page, to.areas);

    await expectSamePlace(farCard(page), top);
  });
