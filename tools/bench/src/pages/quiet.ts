import type { Page } from '@playwright/test';

/** A page without a request for this long is idle, ms. */
const quietMs = 1_500;

/** Time limit for a page to become idle, ms. The first visit waits for pictures to be drawn. */
const patienceMs = 120_000;

/** Resolves when the page is idle. Call it before the page is opened and await the result afterwards. */
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
      if (performance.now() - begun > patienceMs) throw new Error(`${page.url()} did not become idle.`);
      await page.waitForTimeout(50);
    }
  };
};
