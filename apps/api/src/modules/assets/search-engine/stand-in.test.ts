import { register } from 'prom-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '@yoodee/server-search-index';
import type { AssetSearch } from '../asset-search.ts';
import type { SearchEngine } from '../search-engine.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { EngineFailure, notBuilt } from './engine-failure.ts';
import { searchWithStandIn as withStandIn, type StandInOptions } from './stand-in.ts';

const searchWithStandIn = (engine: SearchEngine, options: Partial<StandInOptions> = {}) =>
  withStandIn(engine, index, { logger: captureLog().logger, ...options });

const result = (assetIds: number[], total = assetIds.length): SearchResult => ({
  ...{ assetIds, total, facets: {}, relaxations: [], nearMisses: [], journeys: new Map() },
});
const map = { clusters: [], pins: [], total: 0, bounds: null };

const ofIndex = result([1, 2]);
const index = {
  search: async () => ofIndex,
  cluster: async () => map,
  among: async () => [1],
} as unknown as AssetSearch;

const engineThat = (search: () => Promise<unknown>) => ({
  search: vi.fn(search as () => Promise<SearchResult>),
  cluster: async () => ({ ...map, total: 7 }),
  among: async () => [99],
});

const failure = (code: string) =>
  Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(), { code }) });

/** Answers so far, by source and reason. */
const answers = async (): Promise<Record<string, number>> => {
  const metric = await register.getSingleMetric('yoodee_search_engine_answers_total')!.get();
  return Object.fromEntries(metric.values.map(({ labels, value }) => [`${labels.by}: ${labels.reason}`, value]));
};

beforeEach(() => register.resetMetrics());

describe('searchWithStandIn', () => {
  it('gives the answer of the engine', async () => {
    const search = searchWithStandIn(engineThat(async () => result([5])));

    expect((await search.search({})).assetIds).toEqual([5]);
    expect(await answers()).toEqual({ 'engine: none': 1 });
  });

  it.each([
    ['late', () => new Promise(() => undefined)],
    ['late', async () => Promise.reject(failure('57014'))],
    ['refused', async () => Promise.reject(failure('53300'))],
    ['refused', async () => Promise.reject(failure('ECONNREFUSED'))],
    ['refused', async () => Promise.reject(new Error('429'))],
    ['refused', async () => Promise.reject(new EngineFailure('refused', '429'))],
    ['wrong', async () => Promise.reject(failure('42703'))],
    ['wrong', async () => result([1, 2, 3], 2)],
    ['wrong', async () => result([Number.NaN], 9)],
    ['wrong', async () => result([], -1)],
    [
      'wrong',
      async () =>
        result(
          Array.from({ length: 25 }, (_, at) => at),
          100,
        ),
    ],
    ['not built', async () => Promise.reject(notBuilt())],
    ['not built', async () => Promise.reject(failure('42P01'))],
  ])('lets the index stand in for an engine that is %s, and says so', async (reason, answer) => {
    const search = searchWithStandIn(engineThat(answer), { withinMs: 5 });

    expect(await search.search({})).toBe(ofIndex);
    expect(await answers()).toEqual({ [`index: ${reason}`]: 1 });
  });

  it('falls back to the index for implausible clusters and selections', async () => {
    const search = searchWithStandIn(engineThat(async () => result([])));

    expect(await search.cluster({ bbox: [100, 13, 101, 14], zoom: 9 })).toBe(map);
    expect(await search.among({}, [1, 2])).toEqual([1]);
    expect(await answers()).toEqual({ 'index: wrong': 2 });
  });

  it('opens the circuit breaker after five failures in a row, but not while the engine is being built', async () => {
    const broken = engineThat(async () => Promise.reject(failure('53300')));
    const unbuilt = engineThat(async () => Promise.reject(notBuilt()));

    for (const engine of [broken, unbuilt]) {
      const search = searchWithStandIn(engine);
      for (let asked = 0; asked < 8; asked++) expect(await search.search({})).toBe(ofIndex);
    }

    expect([broken, unbuilt].map(({ search }) => search.mock.calls.length)).toEqual([5, 8]);
    expect(await answers()).toEqual({ 'index: refused': 5, 'index: resting': 3, 'index: not built': 8 });
  });

  it('logs the start and the end of an outage, a reminder every minute, and no search words', async () => {
    const { logger, text } = captureLog();
    let [time, isDown] = [0, true];
    const engine = engineThat(async () =>
      isDown ? Promise.reject(Object.assign(failure('42703'), { message: 'column "บ้านลับ"' })) : result([5]),
    );
    const search = searchWithStandIn(engine, { logger, clock: { now: () => time } });
    const lines = () => text().split('\n').filter(Boolean).length;

    for (let asked = 0; asked < 3; asked++) await search.search({ q: 'บ้านลับ' });
    expect(JSON.parse(text())).toMatchObject({ level: 40, reason: 'wrong', engineError: '42703' });
    time = 60_000;
    await search.search({ q: 'บ้านลับ' });
    expect(lines()).toBe(2);
    isDown = false;
    await search.search({ q: 'บ้านลับ' });
    await search.search({ q: 'บ้านลับ' });

    expect(lines()).toBe(3);
    expect(text()).toContain('answers again');
    expect(text()).not.toContain('บ้านลับ');
  });
});
