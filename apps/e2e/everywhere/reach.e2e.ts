import { openFilters } from '../src/filters.ts';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

/** Without a graphics card rendering is slow, and the browser logs a warning for each frame. */
test.beforeEach(({ consoleWatch }) => {
  consoleWatch.expectComplaint(/GPU stall due to ReadPixels/, 'tests run without a graphics card');
});

test('travel time: from home to the list, chosen in the filters, shown by chip and cards, shaded on the map', async ({
  page,
  to,
}) => {
  await openHydrated(page, to.home);
  await page.getByRole('search').getByRole('button', { name: 'ค้นหา' }).click();
  await expect(page).toHaveURL(new RegExp(`${to.assets}(\\?|$)`));

  const filters = await openFilters(page, 'ตัวกรอง');
  const destination = filters.getByRole('combobox', { name: 'เลือกสถานีปลายทาง' });
  await expect(async () => {
    await destination.focus();
    await filters.getByRole('combobox', { name: 'จังหวัด' }).focus();
    await expect(filters.getByRole('button', { name: 'ปักจุดบนแผนที่' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await destination.selectOption('E4,40');

  await expect(page.getByRole('link', { name: /ถึงอโศกใน 40 นาที/ })).toBeVisible();
  await expect(page.getByText(/\d+ นาทีถึงอโศก/).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'มุมมอง' }).getByRole('link', { name: 'แผนที่', exact: true }).click();
  await expect(page.locator('[data-drawn]')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('แรเงา: ไปถึงทันเวลาที่เลือก (ประมาณ)')).toBeVisible();
});
