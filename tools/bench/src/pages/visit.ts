import type { Browser, Page } from '@playwright/test';
import type { Locale } from '@yoodee/site';
import { openPhone } from '../browser.ts';
import { followRequests } from './quiet.ts';

/** Measurements of one visit, from an empty cache until the page is idle. */
export interface Visit {
  /** Largest contentful paint, ms. */
  lcpMs: number;
  /** Sum of all layout shifts: an upper bound of CLS. */
  cls: number;
  /** Time of the first request for a script, ms. Infinite if there was none. */
  firstScriptMs: number;
  /** URLs of all script files. */
  scripts: string[];
}

type Watched = Pick<Visit, 'lcpMs' | 'cls'>;

/** Runs in the page before its own scripts. */
const watch = () => {
  const watched: Watched = { lcpMs: Number.NaN, cls: 0 };
  Object.assign(globalThis, { watched });
  const observe = <Entry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as Entry))).observe({
      type,
      buffered: true,
    });
  observe<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => (watched.lcpMs = startTime));
  observe<PerformanceEntry & { value: number }>('layout-shift', ({ value }) => (watched.cls += value));
};

const readWatched = () => (globalThis as unknown as { watched: Watched }).watched;

const readScripts = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, startTime }) => ({ name, startTime }));

/** A mid-tier phone on slow 4G, throttled as by Lighthouse in DevTools. */
export const throttle = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1_638.4 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Runs in the page: reports `saveData`, so that nothing is preloaded. */
export const spareData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

interface VisitOptions {
  /** Loads only what the page itself needs, and preloads nothing of linked pages. */
  readonly sparesData?: boolean;
}

export const visit = async (
  browser: Browser,
  url: string,
  locale: Locale,
  { sparesData = false }: VisitOptions = {},
): Promise<Visit> => {
  const context = await openPhone(browser, locale);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    if (sparesData) await page.addInitScript(spareData);
    await throttle(page);
    const rest = followRequests(page);
    await page.goto(url, { waitUntil: 'load' });
    await rest();
    const scripts = await page.evaluate(readScripts);
    return {
      ...(await page.evaluate(readWatched)),
      firstScriptMs: Math.min(...scripts.map(({ startTime }) => startTime)),
      scripts: scripts.map(({ name }) => name),
    };
  } finally {
    await context.close();
  }
};
