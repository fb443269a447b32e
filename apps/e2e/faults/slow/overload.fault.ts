import { median, percentile } from '@yoodee/runner/statistics';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answered, openClients, type Answer } from '../../src/load.ts';
import { openMeasuredSite, sitePort } from '../../src/measured-site.ts';

/** How long each load goes on, s. */
const seconds = { warmUp: 5, peak: 8, overload: 12, after: 4 };

/** Clients who keep a server busy, and none of whom is ever refused. */
const busy = 16;

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 1_200 });
});
afterAll(() => site?.close());

/** Asks again and again while `work` goes on; every status that came. */
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

let asked = 0;
/** Lists that differ, so that nobody answers from what was kept. */
const another = (path: string) => () => `${path}?price_min=${1_000 + (asked += 1)}`;

describe.each([
  // Most calls and most renders at once: what the server's own sources say.
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
])('F15: $name, asked four times as much as it can answer,', ({ name, atOnce, health, light, heavy }) => {
  it('F15: refuses at once with 503 and when to come back, goes on answering the others, and is itself again', async () => {
    const clients = await openClients(light());
    onTestFinished(() => clients.close());
    const urlOf = another(heavy());
    await clients.askInTurn(busy, seconds.warmUp, urlOf);
    const peak = answered(await clients.askInTurn(busy, seconds.peak, urlOf), 200).length / seconds.peak;

    const overload = clients.askSteadily(4 * peak, seconds.overload, urlOf);
    const healthy = await statusesWhile(health, overload);
    const answers = await overload;
    const after = await clients.askInTurn(busy, seconds.after, urlOf);

    const good = answered(answers, 200);
    const refused = answered(answers, 503);
    const goodput = good.length / seconds.overload;
    /** What a full house takes: as many as are worked on at once, one after the other at the speed of the peak. */
    const fullHouseMs = (atOnce / peak) * 1000;
    console.log(
      `${name}: peak ${peak.toFixed(0)}/s, asked ${(4 * peak).toFixed(0)}/s, answered ${goodput.toFixed(0)}/s, ` +
        `p99 ${percentile(milliseconds(good), 0.99).toFixed(0)} ms (a full house takes ${fullHouseMs.toFixed(0)}), ` +
        `refused ${refused.length} in ${median(milliseconds(refused)).toFixed(0)} ms`,
    );
    expect(good.length + refused.length, 'every answer is one or the other').toBe(answers.length);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(goodput).toBeGreaterThanOrEqual(0.7 * peak);
    expect(percentile(milliseconds(good), 0.99)).toBeLessThan(4 * fullHouseMs);
    expect(new Set(healthy)).toEqual(new Set([200]));
    expect(after.filter(({ status }) => status !== 200)).toEqual([]);
    expect(after.length / seconds.after).toBeGreaterThanOrEqual(0.7 * peak);
  });
});

it('F15: while the public app is overloaded, visitors get what the gateway has kept, else a page that says so', async () => {
  const kept = `${site.origin}/assets`;
  expect((await fetch(kept)).status).toBe(200);

  const clients = await openClients(`${site.publicOrigin}/version.json`);
  onTestFinished(() => clients.close());
  const overload = clients.askInTurn(200, 6, another(`${site.publicOrigin}/assets`));
  const statuses = await statusesWhile(kept, overload);
  const answers = await overload;

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(answered(answers, 503).length).toBeGreaterThan(0);
});
