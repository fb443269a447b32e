import type { Browser } from '@playwright/test';
import type { Locale } from '@yoodee/site';
import { openPhone } from '../browser.ts';
import { followRequests } from './quiet.ts';

/** An event of Chromium's trace. Times in µs; `dur` is by the clock, `tdur` processor time of the thread. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** CPU slowdown of a mid-tier phone, as in Lighthouse. */
const slowdown = 4;
export const longestTaskMs = 50;

type Thread = Pick<TraceEvent, 'pid' | 'tid'>;

/** The tasks of a thread as long as on a mid-tier phone, ms. */
const tasksOf = (events: readonly TraceEvent[], { pid, tid }: Thread): number[] =>
  events
    .filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid)
    .map(({ tdur = 0 }) => (tdur / 1_000) * slowdown);

/** The tasks of all pages' main threads, as long as on a mid-tier phone, ms. */
export const mainTasksIn = (events: readonly TraceEvent[]): number[] =>
  events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .flatMap((thread) => tasksOf(events, thread));

const waitsForGraphics = new Set(['GLES2::ReadPixels', 'CommandBufferProxyImpl::WaitForGetOffset']);

/**
 * The events without what the main threads spend on waiting for graphics, which without a graphics card are drawn by the
 * processor. The trace needs the category `gpu`.
 */
export const withoutGraphics = (events: readonly TraceEvent[]): TraceEvent[] => {
  const waits = events.filter(({ name }) => waitsForGraphics.has(name)).sort((a, b) => a.ts - b.ts);
  return events.map((event) => {
    if (!event.name.endsWith('RunTask')) return event;
    const { pid, tid, ts, dur = 0, tdur = 0 } = event;
    // One wait may be inside another.
    let [end, waited] = [ts, 0];
    for (const wait of waits) {
      if (wait.pid !== pid || wait.tid !== tid || wait.ts < end || wait.ts >= ts + dur) continue;
      end = wait.ts + (wait.dur ?? 0);
      waited += wait.tdur ?? 0;
    }
    return { ...event, tdur: tdur - waited };
  });
};

/** Time beyond 50 ms of the main thread's tasks after the first paint, on a mid-tier phone, ms. */
export const blockingIn = (events: readonly TraceEvent[]): number => {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace shows no paint.');
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint.pid && args?.name === 'CrRendererMain',
  );
  const afterPaint = events.filter(({ ts }) => ts >= paint.ts);
  return (main ? tasksOf(afterPaint, main) : [])
    .map((task) => task - longestTaskMs)
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
};

export const categories = ['toplevel', 'loading', 'devtools.timeline', '__metadata'];

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
