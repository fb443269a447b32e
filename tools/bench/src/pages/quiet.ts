import type { Page } from '@playwright/test';

/** So long without a request, a page is taken to have come to rest, ms. */
const quietMs = 1_500;

/** No page may take longer, ms; the first visit waits for pictures to be drawn. */
const patienceMs = 120_000;

/** Resolves when nothing has been fetched for a while; call it before the page is opened and await the result after. */
export const followRequests = (page: Page): (() => Promise<void>) => {
  let underWay = 0;
  let lastChange = performance.now();
  const count = (difference: number) => () => {
    underWay += difference;
    lastChange = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const begun = performance.now();
    while (underWay > 0 || performance.now() - lastChange < quietMs) {
      if (performance.now() - begun > patienceMs) throw new Error(`${page.url()} did not come to rest.`);
      await page.waitForTimeout(50);
    }
  };
};
