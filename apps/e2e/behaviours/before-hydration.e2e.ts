import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';

/** Blocks the site's scripts until they are released, as on a slow connection. */
const holdScripts = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const filters = (page: Page) => page.getByRole('complementary', { name: 'ตัวกรอง' });

test('B2: a filter checked before hydration is applied after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/assets?listing_type=sale');

  await filters(page)
    .getByRole('checkbox', { name: /^คอนโดมิเนียม/ })
    .check();
  release();

  await expect(page).toHaveURL(/property_type=condo/);
  await expect(page.getByRole('list', { name: 'ตัวกรองที่ใช้อยู่' }).getByRole('listitem')).toHaveText(['ขาย', 'คอนโดมิเนียม']);
});

test('B2: a colour mode chosen before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');

  await page.getByRole('region', { name: 'ติดต่อและการแสดงผล' }).getByRole('radio', { name: 'มืด' }).check();
  release();

  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('B2: a link works before hydration', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');

  await page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'เช่า' }).click();

  await expect(page).toHaveURL('/assets?listing_type=rent');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('B2: a filter dialog opened before hydration stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/assets');

    await page.getByRole('main').getByRole('button', { name: 'ตัวกรอง' }).click();
    await expect(filters(page)).toBeVisible();
    release();
    await filters(page)
      .getByRole('checkbox', { name: /^คอนโดมิเนียม/ })
      .check();

    await expect(page).toHaveURL(/property_type=condo/);
    await expect(filters(page)).toBeVisible();
  });
});
