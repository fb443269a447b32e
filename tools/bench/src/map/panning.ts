import type { Browser, CDPSession, Page } from '@playwright/test';
import type { AssetClusters } from '@yoodee/api-contract/clusters';
import { openPhone } from '../browser.ts';
import { categories, mainTasksIn, withoutGraphics, type TraceEvent } from '../pages/blocking.ts';
import { followRequests } from '../pages/quiet.ts';

/** The main thread's tasks on a mid-tier phone without its waits for graphics, ms. */
export interface Panned {
  /** While a finger moves the map. */
  dragging: number[];
  /** From the moment it is lifted: the map glides, and the search follows it. */
  released: number[];
}

const [columns, rows] = [20, 25];
export const pinCount = columns * rows;

/** As many pins as no view of the API has, spread over the box of the first request. */
const pinsOver = (bbox: string): AssetClusters => {
  const [west, south, east, north] = bbox.split(',').map(Number) as [number, number, number, number];
  const pins = Array.from({ length: pinCount }, (_, at) => ({
    id: at + 1,
    lat: south + ((Math.floor(at / columns) + 0.5) * (north - south)) / rows,
    lng: west + (((at % columns) + 0.5) * (east - west)) / columns,
    price: 1_000_000 + at * 10_000,
    is_rent: at % 5 === 0,
  }));
  return { clusters: [], pins, total: pinCount, bounds: [west, south, east, north] };
};

const answerWithPins = async (page: Page) => {
  let answer: AssetClusters | undefined;
  await page.route('**/api/v1/assets/clusters?*', (route) => {
    answer ??= pinsOver(new URL(route.request().url()).searchParams.get('bbox')!);
    return route.fulfill({ json: { data: answer } });
  });
};

/**
 * The number of moves. Few, because without a graphics card a frame takes up to a second, and each move waits for one.
 */
const moves = 8;
const frameMs = 16;
const glideMs = 1_500;

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

const traced = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> => {
  await browser.startTracing(page, { categories: [...categories, 'gpu'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return mainTasksIn(withoutGraphics(traceEvents));
};

/**
 * Drags a map of {@link pinCount} pins to and fro, as a finger does. In processor time without throttling, four times as
 * long, so that other load does not matter.
 */
export const panWithPins = async (browser: Browser, map: string, drags: number): Promise<Panned> => {
  const context = await openPhone(browser, 'th');
  try {
    const page = await context.newPage();
    await answerWithPins(page);
    const rest = followRequests(page);
    await page.goto(map, { waitUntil: 'load' });
    await page.locator('[data-drawn]').waitFor({ timeout: 120_000 });
    await page
      .locator('[data-state="new"]')
      .nth(pinCount - 1)
      .waitFor({ state: 'attached', timeout: 60_000 });
    await rest();
    const session = await context.newCDPSession(page);
    const panned: Panned = { dragging: [], released: [] };
    for (let drag = 0; drag < drags; drag++) {
      const [from, step] = drag % 2 === 0 ? [290, -16] : [110, 16];
      await touch(session, 'touchStart', from, 320);
      panned.dragging.push(
        ...(await traced(browser, page, async () => {
          for (let move = 1; move <= moves; move++) {
            await touch(session, 'touchMove', from + move * step, 320 + move);
            await page.waitForTimeout(frameMs);
          }
        })),
      );
      panned.released.push(
        ...(await traced(browser, page, async () => {
          await touch(session, 'touchEnd', 0, 0);
          await page.waitForTimeout(glideMs);
        })),
      );
    }
    return panned;
  } finally {
    await context.close();
  }
};
