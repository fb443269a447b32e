import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

const url = '/api/v1/web-vitals';

/** The reports that the page sends. A beacon is sent while the page is being left, so the page itself records it. */
const noteBeacons = (page: Page, random: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
    const sent: [string, string][] = [];
    Object.assign(window, { sentBeacons: sent });
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => sent.push([String(address), text]));
      return true;
    };
  }, random);

const leave = async (page: Page) => {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  return () =>
    page.evaluate(() => (window as unknown as { sentBeacons: [string, string][] }).sentBeacons) as Promise<
      [string, string][]
    >;
};

test('one of four page loads reports how fast it was, once it is left, and sets no cookie', async ({
  page,
  to,
  request,
}) => {
  await noteBeacons(page, 0.1);
  const loaded: string[] = [];
  page.on('requestfinished', (finished) => loaded.push(finished.url()));
  await openHydrated(page, to.assets);
  await expect.poll(() => loaded.some((address) => address.includes('/report-web-vitals-'))).toBe(true);
  await page.mouse.click(5, 5);
  const readBeacons = await leave(page);

  await expect.poll(async () => (await readBeacons()).filter(([address]) => address === url)).toHaveLength(1);
  const report = JSON.parse((await readBeacons()).find(([address]) => address === url)![1]) as Record<string, unknown>;
  expect(report).toMatchObject({ page: 'assets', lcp_ms: expect.any(Number) });
  expect(Object.keys(report).filter((key) => !['page', 'lcp_ms', 'inp_ms', 'cls'].includes(key))).toEqual([]);
  const reply = await request.post(url, { data: report });
  expect([reply.status(), reply.headers()['set-cookie']]).toEqual([200, undefined]);
});

test('the other page loads do not load the script that measures', async ({ page, to }) => {
  await noteBeacons(page, 0.9);
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await openHydrated(page, to.assets);
  await expect.poll(() => loaded.some((address) => address.includes('offline-pages-'))).toBe(true);

  expect(loaded.filter((address) => address.includes('report-web-vitals-'))).toEqual([]);
});
