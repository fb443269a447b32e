import { median, percentile } from '@yoodee/runner/statistics';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openMeasuredSite } from '../../src/measured-site.ts';

/** Connections of one address that ask as fast as they get answers. */
const connections = 40;
const visits = 100;
const popular = ['/', '/assets', '/en/assets', '/news'];

const attacker = '203.0.113.7';
const visitor = '203.0.113.8';

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  // The gateway trusts this machine to name the address of each client.
  site = await openMeasuredSite({ assets: 1_200, settings: { TRUSTED_PROXIES: '127.0.0.1,::1', CACHE_MB: '8' } });
});
afterAll(() => site?.close());

let asked = 0;
/** A different list for each request, so that no cache can respond. */
const anotherList = () => `/assets?price_min=${1_000 + (asked += 1)}`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const openClient = (address: string) => {
  const dispatcher = new Agent({ connections });
  onTestFinished(() => dispatcher.destroy());
  return async (path: string) => {
    const { statusCode, headers, body } = await request(site.origin + path, {
      dispatcher,
      headers: { 'x-forwarded-for': address },
    });
    await body.dump({ limit: Infinity });
    return { status: statusCode, cache: String(headers['cache-status']) };
  };
};

/** Sends requests until the returned function is called; `renders` counts those for which a page was rendered. */
const flood = (get: ReturnType<typeof openClient>, nextPath: () => string) => {
  const counts = { answers: 0, renders: 0 };
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      const { cache } = await get(nextPath());
      counts.answers += 1;
      if (cache.includes('fwd=miss')) counts.renders += 1;
    }
  };
  const done = Promise.all(Array.from({ length: connections }, run));
  return {
    counts,
    stop: () => {
      isOver = true;
      return done;
    },
  };
};

/** For each of the visitor's uncached lists: renders of the attacker that ended meanwhile, and elapsed ms. */
const visit = async (get: ReturnType<typeof openClient>, rendersSoFar: () => number) => {
  const others: number[] = [];
  const ms: number[] = [];
  for (let count = 0; count < visits; count += 1) {
    const [before, begun] = [rendersSoFar(), performance.now()];
    expect((await get(anotherList())).status).toBe(200);
    others.push(rendersSoFar() - before);
    ms.push(performance.now() - begun);
  }
  return { others, ms };
};

it('F29: forty connections of one address delay a visitor by one render, and evict no popular page', async () => {
  const [attack, get] = [openClient(attacker), openClient(visitor)];
  for (const path of popular) await get(path);
  await visit(get, () => 0);
  const calm = await visit(get, () => 0);

  const lists = flood(attack, anotherList);
  const flooded = await visit(get, () => lists.counts.renders);
  await lists.stop();
  const names = flood(attack, () => `/assets?evict=${Math.random()}`);
  const named = await visit(get, () => names.counts.renders);
  await names.stop();

  const kept = [];
  for (const path of popular) kept.push((await get(path)).cache);
  console.log(
    `calm ${median(calm.ms).toFixed(0)} ms; under different lists ${median(flooded.ms).toFixed(0)} ms, ` +
      `${(sum(flooded.others) / visits).toFixed(1)} renders of the attacker for each of the visitor’s ` +
      `(p99 ${percentile(flooded.others, 0.99)}); under random parameters ${median(named.ms).toFixed(0)} ms, ` +
      `${names.counts.answers} answers, ${names.counts.renders} renders`,
  );
  // The render under way when the visitor comes. One more is allowed on average, because this process counts a render when
  // it has read the answer, which may be after the visitor's request has left.
  expect(sum(flooded.others) / visits).toBeLessThanOrEqual(2);
  expect(names.counts.renders).toBeLessThanOrEqual(1);
  expect(kept.every((cache) => cache.includes('hit'))).toBe(true);
});
