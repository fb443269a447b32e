import { isCovered } from '../src/covered.ts';
import { readPolicy } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { phoneScreen } from '../src/screens.ts';

/** The area around Bangkok, where the demonstration data is densest. */
const bangkok = '100.4,13.6,100.7,13.9';

/** Part of the invented town whose streets the site of the tests has. */
const inventedTown = '100.55,13.73,100.58,13.75';

/** Without a graphics card rendering is slow, and the browser logs a warning for each frame. */
const softwareRenderingWarning = /GPU stall due to ReadPixels/;

test.beforeEach(({ consoleWatch }) => {
  consoleWatch.expectComplaint(softwareRenderingWarning, 'tests run without a graphics card');
});

const renderedMap = '[data-drawn]';

test('the map renders land, lines and labels under the content security policy', async ({ page, to }) => {
  const reply = await page.goto(to.assetsWith(`view=map&bbox=${bangkok}`));
  const map = page.locator(renderedMap);
  await expect(map).toBeVisible({ timeout: 60_000 });

  // A map with colours, lines and names. A blank canvas compresses to almost nothing.
  await expect
    .poll(async () => (await map.locator('canvas').screenshot()).length, { timeout: 30_000 })
    .toBeGreaterThan(8_000);
  expect(readPolicy(reply!.headers()['content-security-policy']).get('script-src')).not.toContain("'unsafe-inline'");
});

test('streets of the archive are rendered with their attribution, and their tiles are kept for ever', async ({
  page,
  to,
}) => {
  const [reply] = await Promise.all([
    page.waitForResponse(/\/api\/v1\/geo\/tiles\/[0-9a-f]{16}\/\d+\/\d+\/\d+$/, { timeout: 60_000 }),
    page.goto(to.assetsWith(`view=map&bbox=${inventedTown}`)),
  ]);

  expect(reply.status()).toBe(200);
  expect(reply.headers()['cache-control']).toContain('immutable');
  await expect(page.locator(renderedMap)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
});

test('the district of a search is outlined with the credit of its provider, and no longer without the district', async ({
  page,
  to,
}) => {
  await page.goto(to.assetsWith('view=map&province=10&district=1039'));
  const credit = page.getByText('© Invented outlines');
  await expect(credit).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'เอาวัฒนาออก' }).click();

  await expect(credit).toHaveCount(0);
  await expect(page.locator(renderedMap)).toBeVisible();
});

test('the map of an area begins with all of its listings, although it has streets', async ({ page, to }) => {
  const isOfView = (address: string) => /\/assets\/clusters\?/.test(address) && !/zoom=5(&|$)/.test(address);
  const everything = page.waitForResponse(/\/assets\/clusters\?.*zoom=5(&|$)/, { timeout: 60_000 });
  const firstView = page.waitForRequest((request) => isOfView(request.url()), { timeout: 60_000 });
  await page.goto(to.area('bangkok/watthana'));
  await page.getByRole('heading', { name: 'เลือกตามประเภท' }).scrollIntoViewIfNeeded();

  const { data } = (await (await everything).json()) as { data: { bounds: [number, number, number, number] } };
  const [west, south, east, north] = new URL((await firstView).url()).searchParams.get('bbox')!.split(',').map(Number);
  expect([west! < data.bounds[0], south! < data.bounds[1], east! > data.bounds[2], north! > data.bounds[3]]).toEqual(
    Array.from({ length: 4 }, () => true),
  );
});

test('where the archive fails, the map renders our own ground', async ({ page, to, consoleWatch }) => {
  consoleWatch.expectComplaint(/503/, 'the test refuses the archive');
  await page.route('**/api/v1/geo/tiles', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(to.assetsWith(`view=map&bbox=${inventedTown}`));

  await expect(page.locator(renderedMap)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveCount(0);
});

test('a map that loses its WebGL context says so, and is drawn again at the same view', async ({ page, to }) => {
  const address = to.assetsWith(`view=map&bbox=${bangkok}`);
  await page.goto(address);
  const canvas = page.locator(`${renderedMap} canvas`);
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  const loser = await canvas.evaluateHandle((element: HTMLCanvasElement) =>
    element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!,
  );

  await loser.evaluate((extension) => extension.loseContext());
  await expect(page.getByText(/^แผนที่หยุดทำงาน|^The map stopped/)).toBeVisible();
  await loser.evaluate((extension) => extension.restoreContext());

  await expect(page.getByRole('button', { name: /^(ขยายแผนที่|Zoom in)$/ })).toBeVisible({ timeout: 60_000 });
  expect(new URL(page.url()).searchParams.get('bbox')).toBe(bangkok);
});

test('an asset page loads nothing of its map before it is near the screen', async ({ page, to }) => {
  const reply = await page.request.get('/api/v1/assets?bbox=' + bangkok);
  const [asset] = ((await reply.json()) as { data: { items: { id: number }[] } }).data.items;
  const ofMaps: string[] = [];
  page.on('request', (request) => {
    if (/maplibre|base-map|geo\/tiles/.test(request.url())) ofMaps.push(request.url());
  });

  await page.goto(to.asset(asset!.id));
  await page.waitForLoadState('networkidle');
  expect(ofMaps).toEqual([]);

  await page.getByRole('link', { name: 'OpenStreetMap', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.locator(renderedMap)).toBeVisible({ timeout: 60_000 });
  expect(ofMaps).not.toEqual([]);
});

test('zooming the map searches the new area, and going back restores it', async ({ page, to }) => {
  await page.goto(to.assetsWith(`view=map&bbox=${bangkok}`));
  await expect(page.locator(renderedMap)).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: /^(ขยายแผนที่|Zoom in)$/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('bbox')).not.toBe(bangkok);
  const moved = new URL(page.url()).searchParams.get('bbox');
  await page.goto(to.assets);
  await page.goBack();

  await expect(page.locator(renderedMap)).toBeVisible({ timeout: 60_000 });
  expect(new URL(page.url()).searchParams.get('bbox')).toBe(moved);
});

test.describe('on a phone', () => {
  test.use({ ...phoneScreen });

  test('nothing covers the attribution of streets, or the actions on the card of a pin', async ({ page, to }) => {
    await page.goto(to.assetsWith(`view=map&bbox=${inventedTown}`));
    await expect(page.locator(renderedMap)).toBeVisible({ timeout: 60_000 });
    const attribution = page.getByRole('link', { name: '© OpenStreetMap' });
    await expect(attribution).toBeInViewport();
    expect(await isCovered(attribution)).toBe(false);

    await page.locator('button[data-state]').first().press('Enter');
    const hide = page.getByRole('button', { name: /ซ่อนไว้$/ });
    await expect(hide).toBeInViewport();
    expect(await isCovered(hide)).toBe(false);
  });
});

test.describe('on a tablet', () => {
  const viewport = { width: 820, height: 1180 };
  test.use({ viewport });

  test('the split view has the map beside the list', async ({ page, to }) => {
    await page.goto(to.assetsWith('view=split'));
    const [map, card] = [page.getByRole('region', { name: /^ประกาศบนแผนที่/ }), page.locator('main article').first()];

    await expect(map).toBeInViewport({ ratio: 0.5 });
    await expect(card).toBeInViewport();
    const [right, left] = [(await card.boundingBox())!, (await map.boundingBox())!];
    expect(right.x + right.width).toBeLessThanOrEqual(left.x);
  });

  test('without script, both views of the map show a list and explain why', async ({ openBrowser, to }) => {
    const browser = await openBrowser({ javaScriptEnabled: false, viewport });
    const page = await browser.newPage();
    for (const view of ['map', 'split']) {
      await page.goto(to.assetsWith(`view=${view}`));

      await expect(page.getByText(/^แผนที่ต้องใช้ JavaScript/)).toBeVisible();
      // No empty column where the map would be.
      const { width } = (await page.locator('main article').first().locator('..').boundingBox())!;
      expect(width).toBeGreaterThan(viewport.width * 0.9);
    }
  });
});

test.describe('a browser without canvas', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  });

  test('shows a message and the list', async ({ page, to }) => {
    await page.goto(to.assetsWith(`view=map&bbox=${bangkok}`));

    await expect(page.getByText(/เบราว์เซอร์นี้แสดงแผนที่ไม่ได้|This browser cannot show the map/)).toBeVisible();
    await expect(page.locator('main article').first()).toBeAttached();
  });
});
