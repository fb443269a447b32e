import { inParallel } from '@yoodee/runner/in-parallel';
import { median } from '@yoodee/runner/statistics';
import type { Bench } from './bench.ts';
import { get } from './http.ts';
import type { BenchSite } from './site.ts';
import { uncachedList } from './uncached-lists.ts';

const pages = 300;
const atOnce = 8;

/** Uncached lists per second, and their cost in every server. */
export const measureUncached = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const site = await startedSite();
  const names = Object.keys(site.servers) as (keyof BenchSite['servers'])[];
  const usage = () => Promise.all(names.map(async (name) => (await site.servers[name].ask('usage')).cpuMs));

  // The first round warms up.
  const rounds: { perSecond: number; cpuMs: number[] }[] = [];
  for (let round = 0; round <= bench.options.rounds; round++) {
    const [before, begun] = [await usage(), performance.now()];
    await inParallel(atOnce, pages, (number) => get(site.origin + uncachedList(round * pages + number)));
    const seconds = (performance.now() - begun) / 1_000;
    const after = await usage();
    rounds.push({ perSecond: pages / seconds, cpuMs: after.map((total, index) => (total - before[index]!) / pages) });
  }
  const measured = rounds.slice(1);
  bench.report(`lists, ${atOnce} at once`, median(measured.map(({ perSecond }) => perSecond)), 'requests/s');
  names.forEach((name, index) => {
    bench.report(`${name}, processor`, median(measured.map(({ cpuMs }) => cpuMs[index]!)), 'ms/request');
  });
};
