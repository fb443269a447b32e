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
 * React and the toaster need a few frames of the page's clock, and the first toast the module that shows it. Nothing is
 * gained by waiting between two looks: the page's clock stands meanwhile.
 */
const appear = (count: number) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return toasts().count();
      },
      { timeout: 10_000, interval: 5 },
    )
    .toBe(count);

/** Lets the toaster settle: the entrance of a toast and its measuring take frames. */
const settle = () => page.clock.runFor(500);

describe('toasts (U2)', () => {
  it.each(['success', 'info', 'warning', 'error'] as const)('a %s stays for 5 seconds', async (type) => {
    await show('Saved', { type });
    await appear(1);

    await page.clock.runFor(toastSettings.durationMs - 200);
    expect(await toasts().count()).toBe(1);

    await settle();
    expect(await toasts().count()).toBe(0);
  });

  it('shows five, and for the sixth lets the oldest go', async () => {
    for (const title of ['1', '2', '3', '4', '5', '6']) await show(title);
    await appear(5);
    await settle();

    expect(await shownTitles()).toEqual(['6', '5', '4', '3', '2']);
  });

  it('gives the latest about one thing the place of the one before', async () => {
    await show('Paused', { about: 'asset 7' });
    for (const title of ['Saved', 'Copied']) await show(title);
    await show('Shown again', { about: 'asset 7' });
    await show('Paused', { about: 'asset 8' });
    await appear(4);
    await settle();

    expect(await shownTitles()).toEqual(['Paused', 'Shown again', 'Copied', 'Saved']);
  });

  it('stand at the bottom right, 16 px apart', async () => {
    for (const title of ['1', '2']) await show(title);
    await appear(2);
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

    // Transitions run on the browser's own clock.
    await expect.poll(edges).toEqual({ right: 1280 - 16, bottom: 800 - 16, gap: toastSettings.gapPx });
  });

  it.each([
    ['pointed at', () => toasts().hover()],
    ['focused', () => toasts().focus()],
  ])('stay while they are %s', async (_how, hold) => {
    await show('Saved');
    await appear(1);
    await settle();
    await hold();

    await page.clock.runFor(2 * toastSettings.durationMs);

    expect(await toasts().count()).toBe(1);
  });

  it('go on their way when the pointer leaves as the one below it goes', async () => {
    for (const title of ['1', '2']) await show(title);
    await appear(2);
    await settle();
    await toasts().first().getByRole('button', { name: 'Close' }).click();
    // Until it is gone, and not a frame further.
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

  it('stand below a menu that is opened over them', async () => {
    await page.getByRole('button', { name: 'Manage' }).press('Enter');
    await show('Saved');
    await appear(1);
    await settle();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await settle();

    expect(await page.getByRole('menuitem').count()).toBe(0);
    expect(await toasts().count()).toBe(1);
  });

  it('offer what can be done about it', async () => {
    await page.evaluate(() =>
      (window as unknown as { showToast: (toast: ToastMessage) => void }).showToast({
        type: 'info',
        title: 'Removed',
        action: { label: 'Undo', onClick: () => (document.title = 'undone') },
      }),
    );
    await appear(1);
    await settle();

    await page.getByRole('button', { name: 'Undo' }).click();
    await settle();

    expect(await page.title()).toBe('undone');
    expect(await toasts().count()).toBe(0);
  });

  it('go when they are closed', async () => {
    await show('Saved');
    await appear(1);
    await settle();

    await page.getByRole('button', { name: 'Close' }).click();
    await settle();

    expect(await toasts().count()).toBe(0);
  });
});
