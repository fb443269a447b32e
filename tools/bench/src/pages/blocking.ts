import type { Browser } from '@playwright/test';
import type { Locale } from '@yoodee/site';
import { openPhone } from '../browser.ts';
import { followRequests } from './quiet.ts';

/** An event of Chromium's trace. Times in µs; `tdur` is processor time of the thread. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

/** CPU slowdown of a mid-tier phone, as in Lighthouse. */
const slowdown = 4;
const longestTaskMs = 50;

/** Time beyond 50 ms of the main thread's tasks after the first paint, on a mid-tier phone, ms. */
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
 * Total blocking time of a page until it is idle, as Lighthouse simulates it: tasks of a visit without throttling, four
 * times as long. In processor time, so that other load does not matter. Lighthouse uses the clock and counts the rest of
 * the task that painted, so its figure is higher.
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
