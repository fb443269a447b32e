import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';

/** Holds the site's scripts back until they are let go, as a slow line does. */
const holdScripts = async (page: Page) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/static\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

const filters = (page: Page) => page.getByRole('complementary', { name: 'ตัวกรอง' });

test('B2: a filter ticked before the scripts have come is applied when they have', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/assets?listing_type=sale');

  await filters(page)
    .getByRole('checkbox', { name: /^คอนโดมิเนียม/ })
    .check();
  letGo();

  await expect(page).toHaveURL(/property_type=condo/);
  await expect(page.getByRole('list', { name: 'ตัวกรองที่ใช้อยู่' }).getByRole('listitem')).toHaveText(['ขาย', 'คอนโดมิเนียม']);
});

test('B2: colours chosen before the scripts have come are kept', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/');

  await page.getByRole('region', { name: 'ติดต่อและการแสดงผล' }).getByRole('radio', { name: 'มืด' }).check();
  letGo();

  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('B2: a link pressed before the scripts have come leads on', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');

  await page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'เช่า' }).click();

  await expect(page).toHaveURL('/assets?listing_type=rent');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('B2: filters opened before the scripts have come stay open', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/assets');

    await page.getByRole('main').getByRole('button', { name: 'ตัวกรอง' }).click();
    await expect(filters(page)).toBeVisible();
    letGo();
    await filters(page)
      .getByRole('checkbox', { name: /^คอนโดมิเนียม/ })
      .check();

    await expect(page).toHaveURL(/property_type=condo/);
    await expect(filters(page)).toBeVisible();
  });
});
