import { expect, test } from '../src/fixtures.ts';
import { followDocuments, openHydrated } from '../src/page-life.ts';

test('a lazy part requested offline shows an error on the same page, and loads once the network is back', async ({
  page,
  context,
  to,
  listing,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED|dynamically imported/, 'the network is taken away');
  const { id } = listing;
  await openHydrated(page, to.asset(id));
  const documents = followDocuments(page);
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: 'ส่งข้อความถึงผู้ขาย' }).first();
  const save = main.getByRole('button', { name: 'บันทึก', exact: true });

  await context.setOffline(true);
  await ask.click();
  await expect(main.getByRole('alert').filter({ hasText: 'เชื่อมต่อไม่ได้' })).toBeVisible();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'เลิกทำ' })).toBeVisible();
  await ask.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents).toEqual([]);
});
