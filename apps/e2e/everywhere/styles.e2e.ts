import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { portsFrom, sitePorts, startProgram, type Program } from '../src/programs.ts';

const origin = `http://localhost:${portsFrom(68)(0)}`;

/** Event on `window` when React has hydrated the page. */
const hydrated = 'yoodee:hydrated';

/** Five templates whose content no other test changes, except for the counts beside filters. */
const templates = [
  '/assets?property_type=house&province=50',
  '/assets/1',
  '/assets/compare?ids=1,2,8',
  '/news/16',
  '/services/cleaning-9',
];

const properties = [
  ...['display', 'position', 'visibility', 'opacity', 'z-index', 'order', 'overflow-x', 'cursor'],
  ...['color', 'background-color', 'background-image', 'fill', 'stroke', 'box-shadow', 'outline-style'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'text-align', 'text-decoration-line', 'white-space'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['border-top-width', 'border-top-style', 'border-top-color', 'border-top-left-radius'],
  ...['flex-direction', 'flex-wrap', 'justify-content', 'align-items', 'row-gap', 'column-gap', 'object-fit'],
];

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, width })),
);

/** The beginning of the page's text, then the computed styles of every visible element of the page, one line each. */
const linesOf = (page: Page) =>
  page.evaluate((names) => {
    // The further pictures of a card are boxes once a swipe has begun, and a resize may scroll for a moment.
    const unseen = 'script, style, link, meta, title, noscript, vite-error-overlay, svg *, a[aria-hidden] i';
    const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '0');
    const lines = [...document.body.querySelectorAll(`:not(${unseen})`)].map((element) => {
      const styles = getComputedStyle(element);
      const text = element.childElementCount === 0 ? withoutNumbers(element.textContent?.slice(0, 20) ?? '') : '';
      // Addresses of pictures are absolute in computed styles.
      const valueOf = (name: string) => styles.getPropertyValue(name).replaceAll(location.origin, '');
      return [element.tagName, text, ...names.map((name) => `${name}: ${valueOf(name)}`)].join('; ');
    });
    return [withoutNumbers(document.querySelector('main')?.innerText.slice(0, 200) ?? 'no main'), ...lines];
  }, properties);

/**
 * The page's lines for each colour scheme and width. It is loaded once: a development server takes seconds for each
 * load.
 */
const readStyles = async (browser: Browser, url: string) => {
  // In development the styles arrive after the elements, which would start their transitions.
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.route('/img/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  // The development server has no API, so both pages run without one.
  await page.route('/api/**', (route) => route.abort());
  await page.addInitScript((event) => addEventListener(event, () => (window.name = event)), hydrated);
  await page.goto(url);
  await page.waitForFunction((event) => window.name === event, hydrated, { timeout: 60_000 });
  const read: Record<string, string[]> = {};
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.waitForLoadState('networkidle');
    // The network may be idle before a part has been requested.
    await expect(page.locator('.y-skeleton')).toHaveCount(0, { timeout: 60_000 });
    read[`${colorScheme}, ${width} px`] = await linesOf(page);
  }
  await context.close();
  expect(failures, `errors of ${url}`).toEqual([]);
  return read;
};

// One development server for all tests.
test.describe.configure({ mode: 'serial' });

let development: Program;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  development = await startProgram(
    'apps/public/server/dev.ts',
    {
      NODE_ENV: 'development',
      PUBLIC_APP_PORT: new URL(origin).port,
      PUBLIC_ORIGIN: origin,
      API_ORIGIN: `http://127.0.0.1:${sitePorts.api}`,
    },
    `${origin}/health`,
  );
  // The first visit waits until Vite has transformed every module of the page.
  for (const path of templates) await readStyles(browser, origin + path);
});
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus)
    await info.attach('log of the development server', { body: development.output(), contentType: 'text/plain' });
});
test.afterAll(() => development?.stop());

for (const path of templates)
  test(`${path} has the same computed styles in production and in development`, async ({ browser, baseURL }) => {
    test.slow();
    // The development server bundles dependencies at the first visit and then reloads the page. Either page may also be
    // read before its scripts have finished.
    await expect(async () => {
      const built = await readStyles(browser, baseURL! + path);
      for (const lines of Object.values(built)) expect(lines.length).toBeGreaterThan(100);
      // All looks must differ. Otherwise a page that ignores a colour scheme or width would pass unnoticed.
      expect(new Set(Object.values(built).map(String)).size).toBe(looks.length);
      expect(await readStyles(browser, origin + path)).toEqual(built);
    }).toPass({ timeout: 150_000 });
  });
