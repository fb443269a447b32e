import { inParallel } from '@yoodee/runner/in-parallel';
import type { Bench } from './bench.ts';
import { get } from './http.ts';
import type { BenchSite } from './site.ts';
import { uncachedList } from './uncached-lists.ts';

const renders = 10_000;
const atOnce = 4;
/** Renders before the measurement: they fill caches and compile code. */
const warmUps = 2_000;

/** Budget B11, with the cache of the gateway as it is by default and the few assets of the measured site, MB. */
const most = { api: 551, public: 420, gateway: 304 } as const;

const megabytes = (bytes: number) => bytes / 2 ** 20;

/** Memory of every server before and after ten thousand rendered lists, requested through the gateway. */
export const measureMemory = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const site = await startedSite();
  const names = Object.keys(site.servers) as (keyof BenchSite['servers'])[];
  const settle = () => Promise.all(names.map((name) => site.servers[name].ask('settled')));

  await inParallel(atOnce, warmUps, (number) => get(site.origin + uncachedList(number)));
  const before = await settle();
  await inParallel(atOnce, renders, (number) => get(site.origin + uncachedList(warmUps + number)));
  const after = await settle();
  names.forEach((name, index) => {
    bench.report(`${name}: resident`, megabytes(after[index]!.resident), 'MB', { most: most[name] });
    const growth = after[index]!.heap - before[index]!.heap;
    bench.report(`${name}: heap grew by`, megabytes(growth), 'MB', { most: 10 });
  });
};
