import type { ResponseOf } from '@yoodee/api-contract';
import type { getPriceErrors } from '@yoodee/api-contract/price-comparison';
import { readApi } from '@yoodee/runner/api';
import { median, percentile } from '@yoodee/runner/statistics';
import type { Bench } from './bench.ts';
import { get } from './http.ts';
import { startStock } from './search/stock.ts';

const assets = 10_000;
/** Listings whose comparison is asked for, after some that are not measured. */
const asked = 100;
const warmUps = 15;

/** How long the job that measures may take, in steps. */
const tries = 600;
const stepMs = 1_000;

/** The errors as the API measured them at its start. */
const readErrors = async (origin: string) => {
  for (let attempt = 0; attempt < tries; attempt++) {
    const errors = await readApi<ResponseOf<typeof getPriceErrors>>(origin, '/price-errors');
    if (errors.length > 0) return errors;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  throw new Error('No error of the price interval was measured.');
};

/**
 * The price interval on held-out listings of the demonstration, by type, deal and place, and what a comparison costs
 * the main thread of the API.
 */
export const measurePriceInterval = async (bench: Bench): Promise<void> => {
  const stock = await startStock(bench, { name: 'embedded' }, assets);
  for (const { property_type, deal, place, estimated, silent, median_error, coverage } of await readErrors(
    stock.origin,
  )) {
    const kind = `${property_type} ${deal} ${place}, n ${estimated} (${silent} silent)`;
    bench.report(`${kind}: median error`, 100 * median_error, '%');
    bench.report(`${kind}: inside the interval`, 100 * coverage, '%');
  }
  const heldMs: number[] = [];
  for (let at = 0; at < warmUps + asked; at++) {
    const before = await stock.server.ask('usage');
    // Some listings are closed, some have no price per area: their answers count too.
    await get(
      `${stock.origin}/api/v1/assets/${1 + at * Math.floor(assets / (warmUps + asked))}/price-comparison`,
    ).catch(() => undefined);
    if (at >= warmUps) heldMs.push((await stock.server.ask('usage')).mainThreadMs - before.mainThreadMs);
  }
  bench.report('a comparison on the main thread, p50', median(heldMs), 'ms');
  bench.report('a comparison on the main thread, p99', percentile(heldMs, 0.99), 'ms');
  await stock.server.stop();
};
