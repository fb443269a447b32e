import type { Page } from '@playwright/test';
import { storageKeys } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, storageKeys.colorMode);

const choose = (page: Page, name: string) =>
  page.getByRole('region', { name: 'ติดต่อและการแสดงผล' }).getByRole('radio', { name });

const html = (page: Page) => page.locator('html');

test('U1: a choice is stored as preference and value, and holds on the next page and in the other app', async ({
  page,
}) => {
  await page.goto('/');
  await choose(page, 'มืด').check();

  await expect(html(page)).toHaveClass(/\bdark\b/);
  expect(await stored(page)).toEqual({ preference: 'dark', value: 'dark' });
  await page.goto('/assets');
  await expect(html(page)).toHaveClass(/\bdark\b/);
  await page.goto('/authenticate');
  await expect(html(page)).toHaveClass(/\bdark\b/);
});

test('U1: the system is followed while the preference is system, and only then', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect.poll(() => stored(page)).toEqual({ preference: 'system', value: 'light' });

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass(/\bdark\b/);
  await expect.poll(() => stored(page)).toEqual({ preference: 'system', value: 'dark' });

  await choose(page, 'สว่าง').check();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass(/\blight\b/);
  expect(await stored(page)).toEqual({ preference: 'light', value: 'light' });
});

for (const path of ['/', '/en/assets', '/authenticate'])
  test(`U1: ${path} has its colours before anything of the app has come`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key!, value!),
      [storageKeys.colorMode, JSON.stringify({ preference: 'dark', value: 'dark' })],
    );
    await page.route(/\.js$/, () => {
      // Never answered: the page must not need it for its colours.
    });

    await page.goto(path, { waitUntil: 'commit' });

    await expect(html(page)).toHaveClass(/\bdark\b/);
  });

test('U1: junk in storage falls back to the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript((key) => localStorage.setItem(key, '{"preference":'), storageKeys.colorMode);

  await page.goto('/');

  await expect(html(page)).toHaveClass(/\bdark\b/);
});
