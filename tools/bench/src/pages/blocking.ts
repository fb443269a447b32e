import type { Browser } from '@playwright/test';
import type { Locale } from '@yoodee/site';
import { openPhone } from '../browser.ts';
import { followRequests } from './quiet.ts';

/** Of Chromium's trace, what is read here; times in µs, `tdur` of the thread's processor. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

/** A middling phone needs so many times as long as this machine: Lighthouse's own figure. */
const slowdown = 4;
const longestTaskMs = 50;

/** How far tasks of the page's main thread, after its first paint, go beyond 50 ms on a middling phone, ms. */
export const blockingIn = (events: readonly TraceEvent[]): number => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace shows no paint.');
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint.pid && args?.name === 'CrRendererMain',
  );
  return events
    .filter(
      ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === main?.pid && tid === main.tid && ts >= paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1_000) * slowdown - longestTaskMs)
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
};

const categories = ['toplevel', 'loading', 'devtools.timeline', '__metadata'];

/**
 * Total blocking time of a page until it comes to rest, worked out in Lighthouse's way: from what the tasks of an
 * unhindered visit take, four times as long. In processor time, so that it does not matter what else the machine does;
 * Lighthouse goes by the clock and counts the rest of the task that painted, so its own figure is higher.
 */
export const measureBlocking = async (browser: Browser, url: string, locale: Locale): Promise<number> => {
  const context = await openPhone(browser, locale);
  try {
    const page = await context.newPage();
    const rest = followRequests(page);
    await browser.startTracing(page, { categories });
    await page.goto(url, { waitUntil: 'load' });
    await rest();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return blockingIn(trace.traceEvents);
  } finally {
    await context.close();
  }
};
