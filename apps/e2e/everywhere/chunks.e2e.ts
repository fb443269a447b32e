import type { Page, Route } from '@playwright/test';
import { assetSteps } from '@yoodee/asset-rules/fields';
import { chunkOf, routeChunk } from '../src/chunks.ts';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';
import { followDocuments, openHydrated } from '../src/page-life.ts';

const startTime = new Date('2026-11-21T09:00:00Z');

/** Ways in which a file of an older build can be missing. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'the request fails': (route) => route.abort(),
  'the response is 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'the response is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'ระบบขัดข้อง' });

const toServices = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'บริการ', exact: true }).first().click();

/** Advances the page's clock by one minute. */
const passMinute = async (page: Page) => {
  await page.clock.setFixedTime(startTime.getTime() + 60_000);
  await page.clock.runFor(60_000);
};

test.beforeEach(async ({ page, consoleWatch }) => {
  consoleWatch.expectComplaint(
    /Failed to load|Error loading route module|MIME type|dynamically imported/,
    'a chunk is missing',
  );
  consoleWatch.expectComplaint(/reading 'default'/, 'React may notice before the page is left');
  await page.clock.install({ time: startTime });
  await page.clock.setFixedTime(startTime);
});

for (const [how, fail] of Object.entries(failures))
  test(`C1: navigation to a page with a missing chunk loads its document, once: ${how}`, async ({ page, to }) => {
    await page.route(`**/${routeChunk('services')}`, fail);
    await openHydrated(page, to.assets);
    const documents = followDocuments(page);

    await toServices(page);
    await expect(page).toHaveURL(to.services);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await passMinute(page);

    expect(documents).toEqual([to.services]);
  });

test('C1, E1: a page shows an error when its chunk fails again within 10 s, and reloads again after that', async ({
  page,
  to,
}) => {
  await page.route(`**/${routeChunk('services')}`, (route) => route.abort());
  await openHydrated(page, to.assets);
  await toServices(page);
  await expect(page).toHaveURL(to.services);
  await openHydrated(page, to.assets);
  const documents = followDocuments(page);

  await toServices(page);
  await expect(failed(page)).toBeVisible();
  expect(documents).toEqual([]);

  await page.clock.setFixedTime(startTime.getTime() + 10_000);
  await openHydrated(page, to.assets);
  documents.length = 0;
  await toServices(page);
  await expect(page.getByRole('heading', { level: 1, name: 'บริการ' })).toBeVisible();
  expect(documents).toEqual([to.services]);
});

test('C1: a missing lazy chunk reloads its page once, then shows an error', async ({ page, to }) => {
  await page.route(`**/${chunkOf('public', '../../libs/public/feature-assets/src/lib/map/asset-map.tsx')}`, (route) =>
    route.abort(),
  );
  const path = to.assetsWith('view=map');
  const documents = followDocuments(page);

  await page.goto(path);

  await expect(failed(page)).toBeVisible();
  await passMinute(page);
  expect(documents).toEqual([path, path]);
});

test('E2: a crawler keeps the server’s HTML when a chunk fails', async ({ openBrowser, to }) => {
  const crawler = await openBrowser({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/140.0' });
  const page = await crawler.newPage();
  await page.route(`**/${chunkOf('public', '../../libs/public/feature-assets/src/lib/map/asset-map.tsx')}`, (route) =>
    route.abort(),
  );
  const documents = followDocuments(page);

  await page.goto(to.assetsWith('view=map'));

  await expect.poll(() => documents.length).toBe(2);
  await expect(failed(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [name, source] of [
  ['page', '../../libs/account/feature-create-asset/src/create-asset.page.tsx'],
  ['part', '../../libs/account/feature-create-asset/src/lib/photos/photo-step.tsx'],
] as const)
  test(`C1: in the account app a missing chunk of a ${name} reloads once, then shows an error`, async ({
    page,
    signIn,
    member,
    to,
  }) => {
    const { id } = await createDraft(member.api);
    await signIn();
    await page.route(`**/${chunkOf('account', source)}`, (route) => route.abort());
    await page.goto(to.myAccount);
    const documents = followDocuments(page);
    const path = to.createAssetStep(id, assetSteps.indexOf('photos') + 1);

    await page.goto(path);

    await expect(failed(page)).toBeVisible();
    await passMinute(page);
    expect(documents).toEqual([path, path]);
  });

test('C4: typed text is restored once after a missing chunk reloaded the page', async ({ page, to }) => {
  const form = to.service('cleaning-9');
  const name = page.getByRole('main').locator('input[name=name]');
  await page.route(`**/${routeChunk('services')}`, (route) => route.abort());
  await openHydrated(page, form);
  await name.fill('วิภา ตั้งใจ');

  await toServices(page);
  await expect(page).toHaveURL(to.services);
  await openHydrated(page, form);

  await expect(name).toHaveValue('วิภา ตั้งใจ');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .not.toContainEqual(expect.stringContaining('saved-fields'));
});
