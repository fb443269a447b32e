import { expect, test } from '../src/fixtures.ts';

test('a tab whose code was not loaded says that there is no connection, and opens by itself when it is back', async ({
  page,
  context,
  to,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|preload CSS|dynamically imported/, 'offline');
  await signIn();
  await page.goto(to.myAccount);
  await expect(page.getByRole('heading', { level: 1, name: /สมหญิง/ })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'ข้อความ', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'ไม่มีอินเทอร์เน็ต' })).toBeVisible();
  await expect(page.getByText('ระบบขัดข้อง')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'ไม่มีอินเทอร์เน็ต' })).toHaveCount(0);
  await expect(page).toHaveURL(/messages/);
});
