// @vitest-environment node
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetCss, staticCss } from '../static-css/static-css.ts';
import { bundle } from './bundle.ts';
import { launchChromium } from './chromium.ts';
import { parityCases, slotsOf, staticClasses, type ParityCase } from './parity-cases.ts';

let browser: Browser;
let chakraScript: string;

beforeAll(async () => {
  browser = await launchChromium();
  const chunks = await bundle('browser/parity-harness.tsx', { inline: true });
  chakraScript = chunks.map(({ code }) => code).join('');
}, 60_000);

afterAll(() => browser?.close());

/** Each case has a separate container, so that no case moves another. */
const grounds = 'section { position: relative; height: 9rem; overflow: clip }';

const elementsOf = (parityCase: ParityCase) =>
  slotsOf(parityCase).map((slot) => ({
    tag: parityCase.tag,
    attributes: { ...parityCase.state, class: staticClasses(parityCase, slot), 'data-case': '' },
  }));

/**
 * Builds the same elements in the same order as the harness, with the classes of the static CSS. It uses the DOM API,
 * because the HTML parser rejects a button inside a button.
 */
const buildStaticElements = (page: Page) =>
  page.evaluate((cases) => {
    for (const elements of cases) {
      const [root, ...slots] = elements.map(({ tag, attributes }) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return element;
      });
      root?.append(...slots);
      document.body.appendChild(document.createElement('section')).append(root ?? '');
    }
  }, parityCases.map(elementsOf));

const labels = parityCases.flatMap((parityCase) => slotsOf(parityCase).map((slot) => `${parityCase.name} (${slot})`));

/** Every standard property of every element and of its `::before` and `::after`; one string per element. */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return Array.from(document.querySelectorAll('[data-case]'), (element) =>
      [null, '::before', '::after']
        .map((pseudo) => [pseudo ?? '', getComputedStyle(element, pseudo)] as const)
        .filter(([pseudo, style]) => !pseudo || style.content !== 'none')
        .flatMap(([pseudo, style]) =>
          Array.from(style, (name) =>
            name.startsWith('--') ? '' : `${pseudo}${name}: ${style.getPropertyValue(name)}`,
          ),
        )
        .filter(Boolean)
        .join('\n'),
    );
  });

const pageWith = async (css: string, mode: string, width: number) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.setContent(
    `<!doctype html><html lang="th" class="${mode}"><style>${css}${grounds}</style><body></body></html>`,
  );
  return page;
};

/** Emotion also writes the flexbox syntax of 2009, for browsers that are not supported. */
const isLegacyFlexbox = (line: string) => line.includes('-webkit-box-');

const differencesOf = (label: string, file = '', chakra = '') => {
  if (file === chakra) return [];
  const chakraLines = new Set(chakra.split('\n'));
  return file
    .split('\n')
    .filter((line) => !chakraLines.has(line) && !isLegacyFlexbox(line))
    .map((line) => `${label}: ${line}`);
};

describe.each([
  ['light', 390],
  ['light', 800],
  ['dark', 1280],
])('in %s at %i px', { tags: ['slow'] }, (mode, width) => {
  it('every recipe has the same computed styles from the static file as from Chakra', { timeout: 60_000 }, async () => {
    const fromFile = await pageWith(staticCss(), mode, width);
    await buildStaticElements(fromFile);
    const fromChakra = await pageWith(resetCss(), mode, width);
    await fromChakra.addScriptTag({ content: chakraScript, type: 'module' });
    await fromChakra.waitForSelector('[data-case]', { state: 'attached' });

    const file = await computedStyles(fromFile);
    const chakra = await computedStyles(fromChakra);

    expect([file.length, chakra.length]).toEqual([labels.length, labels.length]);
    expect(labels.flatMap((label, index) => differencesOf(label, file[index], chakra[index]))).toEqual([]);
    await Promise.all([fromFile.close(), fromChakra.close()]);
  });
});
