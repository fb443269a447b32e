// @vitest-environment node
import { toastSettings } from '@yoodee/site';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ToastMessage } from '../toaster/toast-channel.ts';
import { launchChromium } from './chromium.ts';
import { harnessOpener } from './open-harness.ts';

let browser: Browser;
let open: Awaited<ReturnType<typeof harnessOpener>>;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  open = await harnessOpener(browser, 'toaster-harness.tsx');
}, 60_000);
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await open({ reducedMotion: true });
});
afterEach(() => page.close());

const show = (title: string, more: Partial<Omit<ToastMessage, 'action'>> = {}) =>
  page.evaluate((toast) => (window as unknown as { showToast: (toast: ToastMessage) => void }).showToast(toast), {
    type: 'info' as const,
    title,
    ...more,
  });

const toasts = () => page.getByRole('status');
const shownTitles = () => page.locator('[data-part=title]').allTextContents();
/**
 * React and the toaster need a few frames of the page's clock, and the first toast needs its module. Waiting between
 * two checks is useless, because the page's clock does not advance meanwhile.
 */
const expectCount = (count: number) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return toasts().count();
      },
      { timeout: 10_000, interval: 5 },
    )
    .toBe(count);

/** Lets the toaster settle: the entry animation and the measurement of a toast take several frames. */
const settle = () => page.clock.runFor(500);

describe('the toaster (U2)', () => {
  it.each(['success', 'info', 'warning', 'error'] as const)('shows a %s for 5 seconds', async (type) => {
    await show('Saved', { type });
    await expectCount(1);

    await page.clock.runFor(toastSettings.durationMs - 200);
    expect(await toasts().count()).toBe(1);

    await settle();
    expect(await toasts().count()).toBe(0);
  });

  it('shows five toasts, and replaces the oldest with the sixth', async () => {
    for (const title of ['1', '2', '3', '4', '5', '6']) await show(title);
    await expectCount(5);
    await settle();

    expect(await shownTitles()).toEqual(['6', '5', '4', '3', '2']);
  });

  it('replaces a toast with a newer one about the same subject', async () => {
    await show('Paused', { about: 'asset 7' });
    for (const title of ['Saved', 'Copied']) await show(title);
    await show('Shown again', { about: 'asset 7' });
    await show('Paused', { about: 'asset 8' });
    await expectCount(4);
    await settle();

    expect(await shownTitles()).toEqual(['Paused', 'Shown again', 'Copied', 'Saved']);
  });

  it('places toasts bottom right, 16 px apart', async () => {
    for (const title of ['1', '2']) await show(title);
    await expectCount(2);
    await settle();

    const [newest, older] = [toasts().nth(0), toasts().nth(1)];
    const edges = async () => {
      const [lower, upper] = await Promise.all([newest.boundingBox(), older.boundingBox()]);
      return {
        right: lower!.x + lower!.width,
        bottom: lower!.y + lower!.height,
        gap: lower!.y - (upper!.y + upper!.height),
      };
    };

    // Transitions use the browser's real clock.
    await expect.poll(edges).toEqual({ right: 1280 - 16, bottom: 800 - 16, gap: toastSettings.gapPx });
  });

  it('leaves the buttons of an open sheet free on a phone, also in two rows', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open' }).click();
    await settle();
    await show('Saved');
    await expectCount(1);
    await settle();

    const rows = await Promise.all(
      ['Keep the time as it is', 'Choose another time'].map((name) => page.getByRole('button', { name }).boundingBox()),
    );
    expect(rows[0]!.y).toBeLessThan(rows[1]!.y);
    const bottom = async () => {
      const toast = await toasts().boundingBox();
      return toast!.y + toast!.height;
    };
    // Transitions use the browser's real clock.
    await expect.poll(bottom).toBeLessThanOrEqual(rows[0]!.y);
  });

  it.each([
    ['hovered', () => toasts().hover()],
    ['focused', () => toasts().focus()],
  ])('keeps a toast while it is %s', async (_how, hold) => {
    await show('Saved');
    await expectCount(1);
    await settle();
    await hold();

    await page.clock.runFor(2 * toastSettings.durationMs);

    expect(await toasts().count()).toBe(1);
  });

  it('resumes the timers when the pointer leaves while a toast is being removed', async () => {
    for (const title of ['1', '2']) await show(title);
    await expectCount(2);
    await settle();
    await toasts().first().getByRole('button', { name: 'Close' }).click();
    // Advances the clock until the toast is removed, and not a frame further.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(8);
          return toasts().count();
        },
        { interval: 1 },
      )
      .toBe(1);
    await page.mouse.move(0, 0);

    await page.clock.runFor(2 * toastSettings.durationMs);

    expect(await toasts().count()).toBe(0);
  });

  it('leaves the items of an open menu clickable', async () => {
    await page.getByRole('button', { name: 'Manage' }).press('Enter');
    await show('Saved');
    await expectCount(1);
    await settle();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await settle();

    expect(await page.getByRole('menuitem').count()).toBe(0);
    expect(await toasts().count()).toBe(1);
  });

  it('runs the action of a toast and closes it', async () => {
    await page.evaluate(() =>
      (window as unknown as { showToast: (toast: ToastMessage) => void }).showToast({
        type: 'info',
        title: 'Removed',
        action: { label: 'Undo', onClick: () => (document.title = 'undone') },
      }),
    );
    await expectCount(1);
    await settle();

    await page.getByRole('button', { name: 'Undo' }).click();
    await settle();

    expect(await page.title()).toBe('undone');
    expect(await toasts().count()).toBe(0);
  });

  it('removes a toast when it is closed', async () => {
    await show('Saved');
    await expectCount(1);
    await settle();

    await page.getByRole('button', { name: 'Close' }).click();
    await settle();

    expect(await toasts().count()).toBe(0);
  });
});
