import { expect, test } from '../src/fixtures.ts';
import { phoneScreen } from '../src/screens.ts';

/** Without a graphics card rendering is slow, and the browser logs a warning for each frame. */
test.beforeEach(({ consoleWatch }) => {
  consoleWatch.expectComplaint(/GPU stall due to ReadPixels/, 'tests run without a graphics card');
});

test('an area that is drawn on the map filters the list, has an address, is changed, and is removed by its chip', async ({
  page,
  to,
}) => {
  await page.goto(to.assetsWith('view=map&bbox=100.4,13.6,100.7,13.9'));
  const map = page.locator('[data-drawn]');
  await expect(map).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: /^(วาดพื้นที่|Draw area)$/ }).press('Enter');
  await expect(page.getByRole('application')).toBeFocused();
  // Keyboard users see the key hints. The mouse still works.
  await expect(page.getByRole('status').filter({ hasText: /^(ลูกศร|Arrow keys)/ })).toBeVisible();
  const { x, y, width, height } = (await map.boundingBox())!;
  const [middle, centre] = [x + width / 2, y + height / 2];
  for (const [east, south] of [
    [-60, -80],
    [60, -80],
    [0, 60],
  ] as const)
    await page.mouse.click(middle + east, centre + south);
  await page.keyboard.press('Enter');

  await expect.poll(() => new URL(page.url()).searchParams.getAll('drawn')).toHaveLength(1);
  expect(new URL(page.url()).searchParams.has('bbox')).toBe(false);
  await expect(page).toHaveTitle(/ในพื้นที่ที่วาด|in a drawn area/);
  const reply = await page.request.get(`/api/v1/assets?drawn=${new URL(page.url()).searchParams.get('drawn')}`);
  expect(reply.status()).toBe(200);

  const address = page.url();
  await page.getByRole('button', { name: /^(แก้พื้นที่|Edit area)$/ }).click();
  const corner = page.getByRole('button', { name: /^(จุดที่ 2 จาก 3|Point 2 of 3)$/ });
  const place = (await corner.boundingBox())!;
  await corner.hover();
  await page.mouse.down();
  await page.mouse.move(place.x + 60, place.y + 60, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: /^(เสร็จ|Done)$/ }).click();
  await expect.poll(() => page.url()).not.toBe(address);
  expect(new URL(page.url()).searchParams.getAll('drawn')).toHaveLength(1);

  await page.getByRole('link', { name: /เอาพื้นที่ที่วาดออก|Remove Drawn area/i }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('drawn')).toBe(false);
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a finger draws around an area in one stroke', async ({ page, to }) => {
    await page.goto(to.assetsWith('view=map&bbox=100.4,13.6,100.7,13.9'));
    const map = page.locator('[data-drawn]');
    await expect(map).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: /^(วาดพื้นที่|Draw area)$/ }).tap();
    await expect(page.getByRole('application')).toBeFocused();
    const { x, y, width, height } = (await map.boundingBox())!;

    // The commands of Playwright for a touch screen only tap.
    const devTools = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove', turn: number) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          {
            x: x + width / 2 + 90 * Math.cos(turn * 2 * Math.PI),
            y: y + height / 2 + 90 * Math.sin(turn * 2 * Math.PI),
          },
        ],
      });
    await finger('touchStart', 0);
    for (let turn = 0.02; turn < 0.98; turn += 0.02) await finger('touchMove', turn);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await expect.poll(() => new URL(page.url()).searchParams.getAll('drawn')).toHaveLength(1);
    await expect(page).toHaveTitle(/ในพื้นที่ที่วาด|in a drawn area/);
  });
});

test('an area that cannot be read is ignored with its reason', async ({ page, to }) => {
  const reply = await page.goto(to.assetsWith('drawn=BFi39hDsiu9S'));

  expect(reply!.status()).toBe(200);
  await expect(page.getByText(/พื้นที่เล็กเกินไป|The area is too small/)).toBeVisible();
});
