import type { Browser, Request } from '@playwright/test';
import { openPhone } from '../browser.ts';
import { followRequests } from '../pages/quiet.ts';
import { spareData, throttle } from '../pages/visit.ts';

/** What the first map of a visit loads, by kind, and how long it takes on a mid-tier phone. */
export interface FirstOpen {
  requests: number;
  /** As sent, headers included, by kind. */
  bytes: Record<Kind, number>;
  /** From the press until the map is drawn, on slow 4G, ms. */
  drawnMs: number;
}

export const kinds = ['script', 'ground', 'streets', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (request: Request): Kind => {
  const { pathname } = new URL(request.url());
  if (/\.m?js$/.test(pathname)) return 'script';
  if (pathname.includes('base-map')) return 'ground';
  return pathname.includes('/geo/tiles') ? 'streets' : 'other';
};

/** Opens the list of a box, and then its map by the link that visitors press. */
export const openFirstMap = async (browser: Browser, list: string): Promise<FirstOpen> => {
  const context = await openPhone(browser, 'th');
  try {
    const page = await context.newPage();
    await page.addInitScript(spareData);
    await throttle(page);
    const listRest = followRequests(page);
    await page.goto(list, { waitUntil: 'load' });
    await listRest();

    const loaded: Request[] = [];
    page.on('requestfinished', (request) => loaded.push(request));
    const mapRest = followRequests(page);
    const pressedAt = performance.now();
    await page.locator('a[href*="view=map"]:visible').first().click();
    await page.locator('[data-drawn]').waitFor({ timeout: 120_000 });
    const drawnMs = performance.now() - pressedAt;
    await mapRest();

    const bytes = { script: 0, ground: 0, streets: 0, other: 0 };
    for (const request of loaded) {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      bytes[kindOf(request)] += responseHeadersSize + responseBodySize;
    }
    return { requests: loaded.length, bytes, drawnMs };
  } finally {
    await context.close();
  }
};
