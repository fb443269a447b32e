import { readPolicy } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';

/** Around Bangkok, where the demonstration data has most. */
const bangkok = '100.4,13.6,100.7,13.9';

/** Drawing without a graphics card is slow, and the browser says so of each picture it hands over. */
const ofSoftwareDrawing = /GPU stall due to ReadPixels/;

test.beforeEach(({ consoleWatch }) => {
  consoleWatch.expectComplaint(ofSoftwareDrawing, 'tests run without a graphics card');
});

const drawn = '[data-drawn]';

test('the map draws land, lines and names, and breaks no policy', async ({ page, to }) => {
  const reply = await page.goto(to.assetsWith(`view=map&bbox=${bangkok}`));
  const map = page.locator(drawn);
  await expect(map).toBeVisible({ timeout: 60_000 });

  // Its own colours, a line's and a name's make more than a blank sheet: a blank one packs into next to nothing.
  await expect
    .poll(async () => (await map.locator('canvas').screenshot()).length, { timeout: 30_000 })
    .toBeGreaterThan(8_000);
  expect(readPolicy(reply!.headers()['content-security-policy']).get('script-src')).not.toContain("'unsafe-inline'");
});

test('moving the map searches there, and the list and its way back follow', async ({ page, to }) => {
  await page.goto(to.assetsWith(`view=map&bbox=${bangkok}`));
  await expect(page.locator(drawn)).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: /^(ขยายแผนที่|Zoom in)$/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('bbox')).not.toBe(bangkok);
  const moved = new URL(page.url()).searchParams.get('bbox');
  await page.goto(to.assets);
  await page.goBack();

  await expect(page.locator(drawn)).toBeVisible({ timeout: 60_000 });
  expect(new URL(page.url()).searchParams.get('bbox')).toBe(moved);
});

test.describe('in a browser that cannot draw maps', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  });

  test('says so and leaves the list', async ({ page, to }) => {
    await page.goto(to.assetsWith(`view=map&bbox=${bangkok}`));

    await expect(page.getByText(/เบราว์เซอร์นี้แสดงแผนที่ไม่ได้|This browser cannot show the map/)).toBeVisible();
    await expect(page.locator('main article').first()).toBeAttached();
  });
});
