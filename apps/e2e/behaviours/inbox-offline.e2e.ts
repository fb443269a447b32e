import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** URLs in all caches of the site. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

test('the inbox opens again without a connection; what is written there is sent once', async ({
  page,
  context,
  request,
  to,
  publish,
  signIn,
  member,
  phone,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/, 'the network is taken away');
  const { id } = await publish();
  const enquiry = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone, filled_ms: 9_000 };
  await request.post(`/api/v1/assets/${id}/leads`, { data: { ...enquiry, consent_version: '2026-11' } });
  await signIn();
  // The browser knows the member from here on, as after signing in on the screen.
  await page.goto(to.myAccount);
  await expect(page.getByRole('heading', { level: 1, name: /สมหญิง/ })).toBeVisible();
  await page.goto(to.myAccountTab('messages'));
  await page.getByRole('link', { name: /วิภา/ }).click();
  await expect(page.getByRole('region').getByText('ยังอยู่ไหม', { exact: true })).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContain(to.myAccount);
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/api/'))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region').getByText('ยังอยู่ไหม', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'ข้อความถึง วิภา' }).fill('ยังอยู่ค่ะ');
  await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await expect(page.getByText('จะส่งเมื่อเชื่อมต่อได้')).toBeVisible();
  await page.reload();
  await expect(page.getByText('ยังอยู่ค่ะ', { exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('จะส่งเมื่อเชื่อมต่อได้')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region').getByText('ยังอยู่ค่ะ', { exact: true })).toHaveCount(1);
  const { items } = await member.api.call<{ items: { id: number }[] }>('GET', '/member/conversations');
  const { items: messages } = await member.api.call<{ items: { text: string }[] }>(
    'GET',
    `/member/conversations/${items[0]!.id}/messages`,
  );
  expect(messages.map(({ text }) => text)).toEqual(['ยังอยู่ไหม', 'ยังอยู่ค่ะ']);
});
