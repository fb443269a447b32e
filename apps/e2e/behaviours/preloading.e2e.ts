import type { Route } from '@playwright/test';
import { routePreloadConcurrency, versionCheckIntervalMs } from '@yoodee/site';
import { chunkOf, routeChunk, routeChunks } from '../src/chunks.ts';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

test('C3: links in the viewport preload their pages, four at a time, each once', async ({ page, to }) => {
  const pending: Route[] = [];
  const requested: string[] = [];
  const pages = routeChunks().filter((chunk) => chunk !== routeChunk('home'));
  await page.route('**/static/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pages.some((chunk) => pathname.endsWith(chunk))) return route.continue();
    pending.push(route);
    requested.push(pathname);
  });

  await openHydrated(page, to.home);
  await expect.poll(() => requested.length).toBe(routePreloadConcurrency);

  for (let released = 1; released <= 3; released += 1) {
    await pending.shift()!.continue();
    await expect.poll(() => requested.length).toBe(routePreloadConcurrency + released);
    expect(pending).toHaveLength(routePreloadConcurrency);
  }
  expect(new Set(requested).size).toBe(requested.length);
  // Releases the blocked requests. Otherwise the next ones in the queue would reach the route handler after the page
  // has closed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [name, connection] of [
  ['a connection with saveData', { saveData: true }],
  ['a slow connection', { effectiveType: '2g' }],
] as const)
  test(`C3: nothing is preloaded on ${name}`, async ({ page, to }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.clock.install();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openHydrated(page, to.home);

    await page.getByRole('banner').getByRole('link', { name: 'บริการ', exact: true }).first().hover();
    // The script that prefetches links also checks the version. Once that request is sent, prefetching would have
    // started.
    const versionRequest = page.waitForRequest('**/version.json');
    await page.clock.runFor(versionCheckIntervalMs);
    await versionRequest;

    const pages = ['assets', 'asset', 'services', 'news'].map(routeChunk);
    expect(requested.filter((url) => pages.some((chunk) => url.endsWith(chunk)))).toEqual([]);
  });

test('C3: the account app preloads the pages of its links', async ({ page, signIn, to }) => {
  await signIn();
  const chunk = page.waitForRequest(
    `**/${chunkOf('account', '../../libs/account/feature-create-asset/src/create-asset.page.tsx')}`,
  );

  await page.goto(to.myAccount);

  await chunk;
  await expect(page).toHaveURL(to.myAccount);
});
