import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

/** The language switch in the header. The footer has another one. */
const switchTo = (page: Page, name: 'English' | 'ไทย') => page.getByRole('link', { name, exact: true }).first();

const localeCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'locale');

test.use({ locale: 'th-TH' });

test('L4: the switch keeps path and query in both directions', async ({ page }) => {
  await page.goto('/assets?listing_type=sale&price_max=5000000');

  const english = switchTo(page, 'English');
  await expect(english).toHaveAttribute('hreflang', 'en');
  await expect(english).toHaveAttribute('lang', 'en');
  await english.click();

  await expect(page).toHaveURL('/en/assets?listing_type=sale&price_max=5000000');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await switchTo(page, 'ไทย').click();
  await expect(page).toHaveURL('/assets?listing_type=sale&price_max=5000000');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
});

test('L2: the cookie stores the page’s language for a year, and the home page redirects to it', async ({ page }) => {
  await page.goto('/en/assets');
  await expect.poll(async () => (await localeCookie(page))?.value).toBe('en');

  const cookie = (await localeCookie(page))!;
  const days = (cookie.expires - Date.now() / 1000) / 86_400;
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await switchTo(page, 'ไทย').click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await localeCookie(page))?.value).toBe('th');
});

test('L2: hydration does not undo a language switch clicked before it', async ({ page }) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('/page-data/**', (route) => released.then(() => route.continue()));
  const opened = openHydrated(page, '/en/assets');
  await expect.poll(async () => (await localeCookie(page))?.value).toBe('en');

  await switchTo(page, 'ไทย').evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  release();
  await opened;

  expect((await localeCookie(page))?.value).toBe('th');
});

test('L4: the switch works in the account app, and keeps the next parameter of sign-in', async ({ page }) => {
  await page.goto('/authenticate?next=%2Fmy-account');

  await switchTo(page, 'English').click();

  await expect(page).toHaveURL('/en/authenticate?next=%2Fmy-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in or sign up');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L4: the switch is a link', async ({ page }) => {
    await page.goto('/assets?q=river');

    await switchTo(page, 'English').click();

    await expect(page).toHaveURL('/en/assets?q=river');
  });
});
