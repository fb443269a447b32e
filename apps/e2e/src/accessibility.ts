import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Legacy mode: the pages have no frames, and otherwise axe would load a second time in a blank page. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/**
 * Waits for finite animations that time drives, not scrolling. During a fade-in, axe ignores the element and its
 * `aria-modal`.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

const seriousViolations = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));

/** Expects that axe finds no serious or critical violation. */
export const expectAccessible = async (page: Page) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  await waitForAnimations(page);
  expect.soft(await seriousViolations(axeOf(page).withTags(tags)), `axe at ${page.url()}`).toEqual([]);
};

/** The same, and no contrast violation in the other colour mode. */
export const expectAccessibleInBothModes = async (page: Page) => {
  await expectAccessible(page);
  const modes = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: modes[1] });
  await expect(page.locator('html')).toContainClass(modes[1]);
  const inOther = await seriousViolations(axeOf(page).withRules(['color-contrast']));
  expect.soft(inOther, `axe at ${page.url()} in ${modes[1]}`).toEqual([]);
  await page.emulateMedia({ colorScheme: modes[0] });
};
