import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { createSanitiser } from './sanitiser.ts';

const sanitiser = createSanitiser();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = [process.env.CHROMIUM_PATH, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage();
  // No network: texts must neither send nor load anything.
  await page.route('**/*', (route) => route.fulfill({ body: '' }));
});
afterAll(async () => {
  await browser.close();
  await sanitiser.close();
});

/** The active parts of texts in a browser: each text is shown, hovered and clicked. */
const activeParts = async (texts: readonly string[]): Promise<string[]> => {
  await page.goto('http://site.example/');
  await page.setContent(
    `<script>hits=0;hit=()=>{hits+=1}</script>${texts.map((text) => `<section>${text}</section>`).join('')}`,
  );
  return page.evaluate(async () => {
    const parts = [...document.querySelectorAll('section *')];
    for (const part of parts)
      for (const type of ['click', 'mouseover', 'focus', 'error', 'load', 'toggle', 'begin'])
        part.dispatchEvent(new Event(type, { cancelable: true }));
    await new Promise(requestAnimationFrame);
    const said = (element: Element) => element.outerHTML.slice(0, 200);
    const active = parts.filter(
      (part) =>
        /^(?:script|style|link|meta|base|object|embed|form|input|svg|math|template)$/i.test(part.tagName) ||
        part.attributes.length !==
          [...part.attributes].filter(({ name }) => !/^on|^srcdoc$|^style$/i.test(name)).length ||
        /^(?:javascript|data):/i.test((part as HTMLAnchorElement).href || (part as HTMLIFrameElement).src || ''),
    );
    return [...active.map(said), ...((globalThis as unknown as { hits: number }).hits > 0 ? ['a script has run'] : [])];
  });
};

it('finds the raw texts active', async () => {
  expect(await activeParts(hostileTexts)).toContain('a script has run');
});

it('finds nothing active in them as a description', async () => {
  const made = await Promise.all(hostileTexts.map((text) => sanitiser.prose(text)));

  expect(await activeParts(made.map((html) => html ?? ''))).toEqual([]);
});

it('finds nothing active in them as an article', async () => {
  const made = await Promise.all(hostileTexts.map((text) => sanitiser.article(text)));

  expect(await activeParts(made)).toEqual([]);
});
