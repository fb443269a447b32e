import { median, percentile } from '@yoodee/runner/statistics';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answered, openClients, type Answer } from '../../src/load.ts';
import { openMeasuredSite, sitePort } from '../../src/measured-site.ts';

/** Duration of each load, s. */
const seconds = { warmUp: 5, peak: 8, overload: 12, after: 4 };

/** Clients that keep a server busy. None of them is ever refused. */
const busy = 16;

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 1_200 });
});
afterAll(() => site?.close());

/** Repeats the request while `work` runs. Resolves to all statuses. */
const statusesWhile = async (url: string, work: Promise<unknown>): Promise<number[]> => {
  let isOver = false;
  void work.finally(() => (isOver = true));
  const statuses: number[] = [];
  while (!isOver) {
    statuses.push((await fetch(url)).status);
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return statuses;
};

const milliseconds = (answers: readonly Answer[]) => answers.map(({ ms }) => ms);

let requestCount = 0;
/** A different list for each request, so that no cache can respond. */
const another = (path: string) => () => `${path}?price_min=${1_000 + (requestCount += 1)}`;

describe.each([
  // `atOnce`: the concurrency limits in the servers' source code.
  {
    name: 'the API',
    atOnce: 200,
    health: `http://127.0.0.1:${sitePort + 3}/health/live`,
    light: () => `${site.apiOrigin}/api/v1/geo/provinces`,
    heavy: () => `${site.apiOrigin}/api/v1/assets`,
  },
  {
    name: 'the public app',
    atOnce: 64,
    health: `http://127.0.0.1:${sitePort + 2}/health`,
    light: () => `${site.publicOrigin}/version.json`,
    heavy: () => `${site.publicOrigin}/assets`,
  },
])('F15: $name at four times its capacity', ({ name, atOnce, health, light, heavy }) => {
  it('F15: refuses excess requests at once with 503 and Retry-After, answers the others, and recovers', async () => {
    const clients = await openClients(light());
    onTestFinished(() => clients.close());
    const urlOf = another(heavy());
    await clients.requestInLoop(busy, seconds.warmUp, urlOf);
    const peak = answered(await clients.requestInLoop(busy, seconds.peak, urlOf), 200).length / seconds.peak;

    const overload = clients.requestAtRate(4 * peak, seconds.overload, urlOf);
    const healthy = await statusesWhile(health, overload);
    const answers = await overload;
    const after = await clients.requestInLoop(busy, seconds.after, urlOf);

    const good = answered(answers, 200);
    const refused = answered(answers, 503);
    const goodput = good.length / seconds.overload;
    /** Time to serve as many requests as are allowed at once, at peak throughput. */
    const fullLoadMs = (atOnce / peak) * 1000;
    console.log(
      `${name}: peak ${peak.toFixed(0)}/s, requested ${(4 * peak).toFixed(0)}/s, answered ${goodput.toFixed(0)}/s, ` +
        `p99 ${percentile(milliseconds(good), 0.99).toFixed(0)} ms (full load takes ${fullLoadMs.toFixed(0)}), ` +
        `refused ${refused.length} in ${median(milliseconds(refused)).toFixed(0)} ms`,
    );
    expect(good.length + refused.length, 'every response is 200 or 503').toBe(answers.length);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(goodput).toBeGreaterThanOrEqual(0.7 * peak);
    expect(percentile(milliseconds(good), 0.99)).toBeLessThan(4 * fullLoadMs);
    expect(new Set(healthy)).toEqual(new Set([200]));
    expect(after.filter(({ status }) => status !== 200)).toEqual([]);
    expect(after.length / seconds.after).toBeGreaterThanOrEqual(0.7 * peak);
  });
});

it('F15: the gateway sends cached pages while the public app is overloaded', async () => {
  const cachedUrl = `${site.origin}/assets`;
  expect((await fetch(cachedUrl)).status).toBe(200);

  const clients = await openClients(`${site.publicOrigin}/version.json`);
  onTestFinished(() => clients.close());
  const overload = clients.requestInLoop(200, 6, another(`${site.publicOrigin}/assets`));
  const statuses = await statusesWhile(cachedUrl, overload);
  const answers = await overload;

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(answered(answers, 503).length).toBeGreaterThan(0);
});
