import type { Route } from '@playwright/test';
import { routePreloadConcurrency, versionCheckIntervalMs } from '@yoodee/site';
import { chunkOf, routeChunk } from '../src/chunks.ts';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

test('C3: the pages behind links in view are preloaded, four at a time, each once', async ({ page, to }) => {
  const held: Route[] = [];
  const asked: string[] = [];
  let isHolding = false;
  const isPreloaded = (path: string) =>
    page.evaluate((href) => document.querySelector(`link[rel=modulepreload][href="${href}"]`) !== null, path);
  await page.route('**/static/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    // Parts of the page itself come at the same time.
    if (!isHolding || !(await isPreloaded(pathname))) return route.continue();
    held.push(route);
    asked.push(pathname);
  });
  page.on('response', (response) => {
    if (/\/site-upkeep-/.test(response.url())) isHolding = true;
  });

  await openHydrated(page, to.home);
  await expect.poll(() => asked.length).toBe(routePreloadConcurrency);

  for (let released = 1; released <= 3; released += 1) {
    await held.shift()!.continue();
    await expect.poll(() => asked.length).toBe(routePreloadConcurrency + released);
    expect(held).toHaveLength(routePreloadConcurrency);
  }
  expect(new Set(asked).size).toBe(asked.length);
  // Lets go of those held; what comes next in the queue would else be asked about when the page is gone.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [what, connection] of [
  ['a connection that counts bytes', { saveData: true }],
  ['a slow connection', { effectiveType: '2g' }],
] as const)
  test(`C3: nothing is preloaded on ${what}`, async ({ page, to }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, to.home);

    await page.getByRole('banner').getByRole('link', { name: 'บริการ', exact: true }).first().hover();
    // What follows the links also asks for the version: once that is done, preloading would have begun long since.
    const versionAsked = page.waitForRequest('**/version.json');
    await page.clock.runFor(versionCheckIntervalMs);
    await versionAsked;

    const pages = ['assets', 'asset', 'services', 'news'].map(routeChunk);
    expect(asked.filter((url) => pages.some((chunk) => url.endsWith(chunk)))).toEqual([]);
  });

test('C3: the account app preloads the pages that its links lead to', async ({ page, signIn, to }) => {
  await signIn();
  const chunk = page.waitForRequest(`**/${chunkOf('account', '../../libs/account/feature-create-asset/src/index.ts')}`);

  await page.goto(to.myAccount);

  await chunk;
  await expect(page).toHaveURL(to.myAccount);
});
