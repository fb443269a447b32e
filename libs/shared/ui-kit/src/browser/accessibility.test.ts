// @vitest-environment node
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticCss } from '../static-css/static-css.ts';
import { bundle } from './bundle.ts';
import { launchChromium } from './chromium.ts';

let browser: Browser;
let script: string;

beforeAll(async () => {
  browser = await launchChromium();
  const chunks = await bundle('browser/gallery-harness.tsx', { inline: true });
  script = chunks.map(({ code }) => code).join('');
}, 60_000);
afterAll(() => browser?.close());

const openGallery = async (mode: string, width: number) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><html lang="th" class="${mode}"><title>ui-kit</title><style>${staticCss()}</style><body></body></html>`,
  );
  await page.addScriptTag({ content: script, type: 'module' });
  await page.locator('#main').waitFor();
  return page;
};

/**
 * Legacy mode runs axe in the page itself, which has no frames. The default mode loads axe again in a separate page.
 */
const violations = async (page: Page, part: string) => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const result = await axe.include(part).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is checked: name, selector, and the steps that show it. */
const situations: [string, string, (page: Page) => Promise<unknown>][] = [
  ['the whole kit', 'body', async () => {}],
  ['an open dialog', '[role=dialog]', (page) => button(page, 'เปิดกล่อง').click()],
  ['an open menu', '[role=menu]', (page) => button(page, 'เมนู').click()],
  ['a toast', '[role=status][data-part=root]', (page) => button(page, 'แจ้งเตือน').click()],
];

describe.each([
  ['light', 1280],
  ['dark', 390],
])('in %s at %i px', { tags: ['slow'] }, (mode, width) => {
  it.each(situations)('axe finds no violation in %s', async (_name, part, arrange) => {
    const page = await openGallery(mode, width);
    await arrange(page);
    await page.locator(part).first().waitFor();

    expect(await violations(page, part)).toEqual([]);
    await page.context().close();
  });
});

it('nothing overflows the screen of a phone', { tags: ['slow'] }, async () => {
  const page = await openGallery('light', 390);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});
