import type { Page } from '@playwright/test';
import { locales, toastSettings } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

const words = {
  th: { keep: 'บันทึก', close: 'ปิด', firstName: /^ชื่อ/, save: 'บันทึก' },
  en: { keep: 'Save', close: 'Close', firstName: /^First name/, save: 'Save' },
};

const startTime = new Date('2026-11-21T09:00:00Z');

const toasts = (page: Page) => page.locator('[data-scope=toast][data-part=root]');

/** The toaster needs some frames of the page's clock, which is paused. */
const expectToasts = (page: Page, count: number) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return toasts(page).count();
      },
      { intervals: [0] },
    )
    .toBe(count);

/** Distances in pixels: from the newest toast to the window's lower right corner, and between toasts, upwards. */
const positionsOf = (page: Page) =>
  toasts(page).evaluateAll((shown) => {
    const boxes = shown.map((toast) => toast.getBoundingClientRect()).toSorted((a, b) => b.bottom - a.bottom);
    const gaps = boxes.slice(1).map((box, index) => Math.round(boxes[index]!.top - box.bottom));
    const [lowest] = boxes;
    const { clientWidth, clientHeight } = document.documentElement;
    return { right: clientWidth - lowest!.right, bottom: clientHeight - lowest!.bottom, gaps: [...new Set(gaps)] };
  });

for (const locale of locales)
  test.describe(`in ${locale}`, { tag: `@${locale}` }, () => {
    test.use({ locale });
    const labels = words[locale];

    test('U2: the public site shows five toasts bottom right, and the sixth replaces the oldest', async ({
      page,
      listing,
      to,
    }) => {
      const { id } = listing;
      await page.clock.install({ time: startTime });
      await openHydrated(page, to.asset(id));
      const keep = page.getByRole('main').getByRole('button', { name: labels.keep, exact: true });
      const removeOnce = async () => {
        await keep.click();
        await expect(keep).toHaveAttribute('aria-pressed', 'true');
        await keep.click();
        await expect(keep).toHaveAttribute('aria-pressed', 'false');
      };
      // The first toast loads the toaster's chunk. It has disappeared when the clock is paused.
      await removeOnce();
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.pauseAt(startTime.getTime() + 300_000);
      await expectToasts(page, 0);

      for (let toast = 1; toast <= toastSettings.max + 1; toast += 1) {
        await removeOnce();
        await expectToasts(page, Math.min(toast, toastSettings.max));
      }

      await page.clock.runFor(500);
      const { gapPx } = toastSettings;
      await expect.poll(() => positionsOf(page)).toEqual({ right: gapPx, bottom: gapPx, gaps: [gapPx] });
      await page.mouse.move(0, 0);
      await page.clock.runFor(toastSettings.durationMs + 500);
      await expectToasts(page, 0);
    });

    test('U2: the account app shows a toast after saving, with a close button', async ({ page, signIn, to }) => {
      await signIn();
      await page.goto(to.settingEdit);
      await page.getByLabel(labels.firstName).fill('สมใจ');
      await page.getByRole('button', { name: labels.save }).click();

      await expect(toasts(page)).toHaveCount(1);
      await toasts(page).getByRole('button', { name: labels.close, exact: true }).click();
      await expect(toasts(page)).toHaveCount(0);
    });
  });
