import { parseArgs } from 'node:util';
import { build } from '@yoodee/runner/build';
import { createBench, type Bench } from './bench.ts';
import { toTable, verdictOf } from './measurements.ts';
import { once } from './once.ts';
import { startSite, type BenchSite } from './site.ts';

/**
 * `npm run bench [-- part …] [--million] [--made n] [--check] [--rounds n] [--port n]`: measures the product on this
 * machine and prints one table. Everything runs on loopback and is removed at the end. Exits with 1 if a part failed or,
 * with `--check`, if a budget was missed.
 */

type Part = (bench: Bench, site: () => Promise<BenchSite>) => Promise<void>;

/** Parts in the order in which they run. Each is loaded only if it runs. */
const parts: Record<string, () => Promise<Part>> = {
  pages: async () => (await import('./pages/pages.ts')).measurePages,
  cached: async () => (await import('./cached.ts')).measureCached,
  'in-front': async () => (await import('./cached.ts')).measureInFront,
  traces: async () => (await import('./traces.ts')).measureTraces,
  uncached: async () => (await import('./uncached.ts')).measureUncached,
  render: async () => (await import('./render/render.ts')).measureRender,
  memory: async () => (await import('./memory.ts')).measureMemory,
  images: async () => (await import('./images/images.ts')).measureImages,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
  inbox: async () => (await import('./inbox/inbox.ts')).measureInbox,
  map: async () => (await import('./map/map.ts')).measureMap,
  keys: async () => (await import('./keys.ts')).measureKeys,
  'price-interval': async () => (await import('./price-interval.ts')).measurePriceInterval,
  'search-index': async () => (await import('./search/index-alone.ts')).measureIndex,
  search: async () => (await import('./search/search.ts')).measureSearch,
  'search-postgres': async () => (await import('./search/search.ts')).measureSearchOnPostgres,
};

const usage = `Usage: npm run bench -- [part …] [--check] [--rounds 5] [--port 4340] [--made 100000] [--million]

Parts: ${Object.keys(parts).join(', ')}. Default: all.
What they measure, and against what: tools/bench/README.md`;

const refuse = (problem: string): never => {
  console.error(`${problem}\n\n${usage}`);
  return process.exit(1);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        million: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        made: { type: 'string', default: '100000' },
        rounds: { type: 'string', default: '5' },
        port: { type: 'string', default: '4340' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const { values: options, positionals } = readArguments();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) refuse(`No part ${unknown.join(', ')}.`);
// Parts that start only the API read generated files as well.
if (!build()) process.exit(1);

const bench = createBench({
  port: Number(options.port),
  rounds: Number(options.rounds),
  made: Number(options.made),
  million: options.million,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void bench.end().then(() => process.exit(1)));
const site = once(() => startSite(bench));

let hasFailed = false;
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  bench.begin(name);
  try {
    const measure = await parts[name]!();
    await measure(bench, site);
  } catch (error) {
    hasFailed = true;
    console.error(error);
  }
  await bench.endPart();
}
await bench.end();

console.log(`\n${toTable(bench.figures)}`);
const missed = bench.figures.filter((figure) => verdictOf(figure) === 'MISSED').length;
console.log(`\n${bench.figures.length} figures, ${missed} over or under their budget`);
process.exit(hasFailed || (options.check && missed > 0) ? 1 : 0);
