import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { storageKeys } from '@yoodee/site';
import { routeChunk } from '../src/chunks.ts';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, storageKeys.colorMode);

const choose = (page: Page, name: string) =>
  page.getByRole('region', { name: 'ติดต่อและการแสดงผล' }).getByRole('radio', { name });

const html = (page: Page) => page.locator('html');

test('U1: a chosen mode is stored as preference and value, and applies to the next page and to the other app', async ({
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

test('U1: the page follows the system only while the preference is system', async ({ page }) => {
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
  test(`U1: ${path} has its colour mode in the first frame, before any script`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key!, value!),
      [storageKeys.colorMode, JSON.stringify({ preference: 'dark', value: 'dark' })],
    );
    await page.route(/\.js$/, () => {
      // Never answered: colours must not depend on it.
    });

    await page.goto(path, { waitUntil: 'commit' });

    await expect(html(page)).toHaveClass(/\bdark\b/);
    // No later frame can be drawn. This frame must not be bright.
    const { channels } = await sharp(await page.screenshot()).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(80);
  });

test('U1: a mode forced by a route changes neither preference nor storage', async ({ page, to }) => {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [storageKeys.colorMode, JSON.stringify({ preference: 'light', value: 'light' })],
  );
  // No route of the site sets a colour mode, so the test adds one.
  await page.route(`**/${routeChunk('services')}`, async (route) => {
    const body = await (await route.fetch()).text();
    const [, handle] = /(\w+) as handle/.exec(body)!;
    await route.fulfill({ contentType: 'text/javascript', body: `${body};${handle}.colorMode='dark'` });
  });
  await openHydrated(page, to.assets);
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();

  await follow('บริการ');
  await expect(page).toHaveURL(to.services);
  await expect(html(page)).toHaveClass(/\bdark\b/);
  expect(await stored(page)).toEqual({ preference: 'light', value: 'light' });

  await follow('ข่าว');
  await expect(page).toHaveURL(to.news);
  await expect(html(page)).toHaveClass(/\blight\b/);
  expect(await stored(page)).toEqual({ preference: 'light', value: 'light' });
});

test('U1: an invalid stored value falls back to the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript((key) => localStorage.setItem(key, '{"preference":'), storageKeys.colorMode);

  await page.goto('/');

  await expect(html(page)).toHaveClass(/\bdark\b/);
});
