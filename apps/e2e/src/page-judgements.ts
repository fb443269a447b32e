import { expect, test, type Page } from '@playwright/test';
import { storageKeys, type Locale } from '@yoodee/site';
import { expectAccessible, expectAccessibleInBothModes } from './accessibility.ts';
import {
  expectLayout,
  expectWithinScreen,
  expectWithinScreenInLargeLetters,
  screenWidths,
  type Layout,
  type Screen,
} from './layouts.ts';
import { unmarkedThai } from './unmarked-thai.ts';

export interface JudgedPage {
  path: string;
  /** Without one only the width is judged. */
  layout?: { mobile: Layout; tablet?: Layout; wider: Layout };
  /**
   * Axe takes longer than all other checks; contrast in the other colour mode adds half of that time. If absent, axe
   * checks one mode.
   */
  axe?: 'in both modes' | 'on a similar page';
  /** Changes the page after it has loaded, before it is judged. */
  prepare?: (page: Page) => Promise<void>;
}

/** The same layout on every screen. */
export const everywhere = (layout: Layout): JudgedPage['layout'] => ({ mobile: layout, wider: layout });

/** Waits until all resources that the page loads without interaction have arrived. */
const waitForContent = async (page: Page) => {
  const main = page.getByRole('main');
  // On some tabs of the account only screen readers get a heading.
  await expect(page.locator('h1, main h2').first()).toBeAttached();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main.getByRole('status', { name: /โหลด|Loading/ })).toHaveCount(0);
  const cookies = await page.context().cookies();
  const isMember = cookies.some(({ name }) => name === storageKeys.accessToken);
  // The last part of a member's page. Forms on a phone have none.
  const menu = page.getByRole('button', { name: /^(?:เมนูบัญชี|Account menu)/ });
  if (isMember && page.viewportSize()!.width === screenWidths.desktop) await expect(menu).toBeVisible();
};

/** Expects that all Thai of an English page is marked as Thai. */
export const expectThaiMarked = async (page: Page, state = '') => {
  expect.soft(await page.evaluate(unmarkedThai, undefined), `unmarked Thai at ${page.url()} ${state}`).toEqual([]);
};

const judgeScreen = async (page: Page, screen: Screen, { layout }: JudgedPage, locale: Locale) => {
  if (layout) {
    const { mobile, wider, tablet = wider } = layout;
    await expectLayout(page, { mobile, tablet, desktop: wider }[screen], screen, locale);
  }
  await expectWithinScreen(page);
  if (locale === 'en') await expectThaiMarked(page, screen);
  if (screen === 'mobile') await expectWithinScreenInLargeLetters(page);
};

/**
 * Loads a page once and judges everything that needs a browser but no action: axe, layout, width, large letters, and
 * Thai on English pages. The same document serves every screen: the window is resized from the screen of the test on.
 */
export const judgePage = (page: Page, judged: JudgedPage, locale: Locale) =>
  test.step(judged.path, async () => {
    const { width } = page.viewportSize()!;
    await page.goto(judged.path);
    await waitForContent(page);
    await judged.prepare?.(page);
    if (judged.axe === 'in both modes') await expectAccessibleInBothModes(page);
    else if (!judged.axe) await expectAccessible(page);
    const screens = (Object.keys(screenWidths) as Screen[]).toSorted(
      (one, other) => Math.abs(screenWidths[one] - width) - Math.abs(screenWidths[other] - width),
    );
    for (const screen of screens) {
      await page.setViewportSize({ width: screenWidths[screen], height: 900 });
      await judgeScreen(page, screen, judged, locale);
    }
    await page.setViewportSize({ width, height: 900 });
  });
