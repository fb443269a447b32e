import type { Page } from '@playwright/test';
import { versionCheckIntervalMs as hour } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { followDocuments, openHydrated } from '../src/page-life.ts';

const minute = 60_000;
const toast = (page: Page) => page.getByText('เว็บไซต์อัปเดตแล้ว หน้าถัดไปที่เปิดจะเป็นรุ่นใหม่');

/**
 * Responds to version requests with the given values in order. Resolves to a function that returns the number of
 * requests.
 */
const answerVersions = async (page: Page, url: string, answers: (string | null)[]) => {
  let requestCount = 0;
  await page.route(`**${url}`, (route) => {
    const version = answers[requestCount];
    requestCount += 1;
    return version ? route.fulfill({ json: { version } }) : route.fulfill({ status: 503, body: 'down' });
  });
  return () => requestCount;
};

test('C2: the site requests its version every hour, and the next navigation after a new build loads a document', async ({
  page,
  to,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/status of 503/, 'the first answer is a failure');
  await page.clock.install();
  const requestCount = await answerVersions(page, '/version.json', [null, 'another build']);
  await openHydrated(page, to.assets);
  const documents = followDocuments(page);

  await page.clock.runFor(hour - minute);
  expect(requestCount()).toBe(0);
  await page.clock.runFor(minute);
  await expect.poll(requestCount).toBe(1);
  await expect(toast(page)).toBeHidden();
  await page.clock.runFor(hour);
  await expect.poll(requestCount).toBe(2);
  await expect(toast(page)).toBeVisible();
  expect(documents).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'บริการ', exact: true }).first().click();

  await expect.poll(() => documents).toEqual([to.services]);
});

test('C2: a page of the account app that is preloaded comes from the new build as well', async ({ page, to }) => {
  await page.clock.install();
  const requestCount = await answerVersions(page, '/my-account/version.json', ['another build']);
  const main = page.getByRole('main');
  const toSignUp = main.getByRole('link', { name: /สมัคร/ }).first();
  await page.goto(to.authenticate());
  // Loads the code of both pages.
  await toSignUp.click();
  await expect(main.locator('input[name=phone]')).toBeVisible();
  await main.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบหรือสมัคร' })).toBeVisible();
  const documents = followDocuments(page);

  await page.clock.runFor(hour);
  await expect.poll(requestCount).toBe(1);
  await expect(toast(page)).toBeVisible();
  await toSignUp.click();

  await expect.poll(() => documents).toHaveLength(1);
});

test('C2, C4: the account app loads a document after a new build, and keeps typed text', async ({ page, to }) => {
  await page.clock.install();
  const requestCount = await answerVersions(page, '/my-account/version.json', ['another build']);
  await page.goto(to.signUp);
  const phone = page.getByRole('main').locator('input[name=phone]');
  await phone.fill('081-234-5678');
  const documents = followDocuments(page);

  await page.clock.runFor(hour);
  await expect.poll(requestCount).toBe(1);
  await expect(toast(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect.poll(() => documents).toHaveLength(1);
  await page.goto(to.signUp);

  await expect(phone).toHaveValue('081-234-5678');
});
