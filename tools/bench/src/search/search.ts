import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@yoodee/runner/postgres';
import { inParallel } from '@yoodee/runner/in-parallel';
import type { ServerProcess } from '@yoodee/runner/measured-server';
import { median, percentile } from '@yoodee/runner/statistics';
import type { Bench } from '../bench.ts';
import { get } from '../http.ts';
import { interleave } from '../interleave.ts';
import { questionsOf, type Kind, type Questions } from './shapes.ts';
import { startStock, type Engine, type Stock } from './stock.ts';

/** Queries of every shape per round. */
const perRound = 20;
/** Queries that are not measured, because new code is still being compiled. */
const warmUps = 15;

/** Processor time of an idle main thread in a second, and for how long it must be idle. */
const idleMsPerSecond = 30;
const idleAfterSeconds = 5;
const mostWaitSeconds = 300;

/** Concurrent queries per round, for searches per second over HTTP. */
const loadPerRound = 800;
const loadAtOnce = 8;

/** Freed memory is returned to the system over some seconds, and the threads that draw end when they are idle. */
const settlesMs = 60_000;

/** Pages of the list whose assets are compared with others. */
const listedPages = 40;

/** The last page, and one in the middle of the first ones. */
const deepestPage = 2_000;
const pagesPerRound = 8;

const embedded = [1_200, 100_000] as const;
const onPostgres = [100_000, 1_000_000] as const;

/**
 * Budget B8 by the number of assets, ms: p99 by the clock, p99 of the processor time of the API's main thread, and the
 * longest time in which the API handles nothing else. B9: time until it is ready, from a saved index, s. B11: resident
 * memory of that process after load, MB.
 */
const budgetOf = (assets: number) => ({
  ...(assets > 100_000
    ? { clock: 120, processor: 30, turn: 50, start: 15 }
    : { clock: 50, processor: 15, turn: 25, start: 8 }),
  resident: 550 + assets / 1_000,
});

const ask = async ({ origin }: Stock, path: string): Promise<number> => {
  const sentAt = performance.now();
  await get(`${origin}/api/v1${path}`);
  return performance.now() - sentAt;
};

interface AssetListReply {
  data: { items: { id: number }[] };
}

interface Asked {
  /** From the request to the end of the response, ms. */
  tookMs: number[];
  /** Processor time of the API's main thread, ms. */
  usedMs: number[];
  /** The longest turn of its event loop in processor time, ms: for so long it blocks other requests. */
  heldMs: number[];
  /** Garbage collection during the request, ms. */
  collectionMs: number[];
}

const askShape = async (stock: Stock, count: number, path: () => string): Promise<Asked> => {
  const asked: Asked = { tookMs: [], usedMs: [], heldMs: [], collectionMs: [] };
  for (let round = 0; round < count; round++) {
    const before = await stock.server.ask('watch');
    asked.tookMs.push(await ask(stock, path()));
    const after = await stock.server.ask('usage');
    asked.usedMs.push(after.mainThreadMs - before.mainThreadMs);
    asked.heldMs.push(after.turns.longestMs);
    asked.collectionMs.push(after.collectionMs);
  }
  return asked;
};

const askKind = async (bench: Bench, stock: Stock, shapes: Questions[Kind]): Promise<Asked> => {
  const all: Asked = { tookMs: [], usedMs: [], heldMs: [], collectionMs: [] };
  for (const [shape, path] of Object.entries(shapes)) {
    const { tookMs, usedMs, heldMs, collectionMs } = await askShape(stock, perRound * bench.options.rounds, path);
    const [p50, p99, used] = [median(tookMs), percentile(tookMs, 0.99), percentile(usedMs, 0.99)];
    const longest = heldMs.indexOf(Math.max(...heldMs));
    bench.say(
      `  ${shape.padEnd(20)} p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)}, processor p50 ${median(usedMs).toFixed(1)} ` +
        `p99 ${used.toFixed(1)}, longest turn ${heldMs[longest]!.toFixed(1)} ms (request with ` +
        `${collectionMs[longest]!.toFixed(1)} of garbage collection)`,
    );
    all.tookMs.push(...tookMs);
    all.usedMs.push(...usedMs);
    all.heldMs.push(...heldMs);
    all.collectionMs.push(...collectionMs);
  }
  return all;
};

/** Ids of assets on the first pages of the list. */
const publishedIds = async ({ origin }: Stock): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; page <= listedPages; page++) {
    const { data } = JSON.parse(String(await get(`${origin}/api/v1/assets?page=${page}`))) as AssetListReply;
    ids.push(...data.items.map(({ id }) => id));
  }
  return ids;
};

/** Queries of all kinds, in turn. */
const mixed = (questions: Questions): (() => string) => {
  const paths = Object.values(questions).flatMap((shapes) => Object.values(shapes));
  let next = 0;
  return () => paths[next++ % paths.length]!();
};

const measureLoad = async (stock: Stock, path: () => string, count: number): Promise<number> => {
  const begun = performance.now();
  await inParallel(loadAtOnce, count, () => ask(stock, path()));
  return count / ((performance.now() - begun) / 1_000);
};

/**
 * Waits until the main thread has been idle for some seconds: jobs after a start, such as the first pictures, would
 * count as processor time of the queries. Resolves to the seconds, or to null when it has not been idle.
 */
const untilIdle = async ({ server }: Stock): Promise<number | null> => {
  const usedMs = async () => (await server.ask('usage')).mainThreadMs;
  let idleSeconds = 0;
  let before = await usedMs();
  for (let second = 1; second <= mostWaitSeconds; second++) {
    await pause(1_000);
    const used = await usedMs();
    idleSeconds = used - before < idleMsPerSecond ? idleSeconds + 1 : 0;
    if (idleSeconds === idleAfterSeconds) return second;
    before = used;
  }
  return null;
};

const measureScale = async (bench: Bench, engine: Engine, assets: number): Promise<void> => {
  const name = `${assets.toLocaleString('en')} ${engine.name}`;
  bench.say(`filling ${name}…`);
  const stock = await startStock(bench, engine, assets);
  bench.report(`${name}: filling`, stock.seedSeconds, 's');
  bench.report(`${name}: start`, stock.startSeconds, 's');
  const resident = async (server: ServerProcess) => (await server.ask('settled')).resident / 2 ** 20;
  bench.report(`${name}: API resident at the start`, await resident(stock.server), 'MB');

  const waited = await untilIdle(stock);
  bench.say(waited === null ? 'jobs after the start still run' : `jobs after the start: ${waited} s`);
  const questions = questionsOf(await publishedIds(stock));
  const path = mixed(questions);
  for (let count = 0; count < warmUps * Object.keys(questions).length * 8; count++) await ask(stock, path());
  const budget = budgetOf(assets);
  const held: number[] = [];
  for (const kind of Object.keys(questions) as Kind[]) {
    const { tookMs, usedMs, heldMs } = await askKind(bench, stock, questions[kind]);
    bench.report(`${name}: ${kind} p50`, median(tookMs), 'ms');
    bench.report(`${name}: ${kind} p99`, percentile(tookMs, 0.99), 'ms', { most: budget.clock });
    bench.report(`${name}: ${kind} processor p99`, percentile(usedMs, 0.99), 'ms', { most: budget.processor });
    held.push(...heldMs);
  }
  bench.report(`${name}: longest turn of the API`, Math.max(...held), 'ms', { most: budget.turn });
  if (assets > deepestPage * 24) {
    const pages = await interleave(
      { first: () => ask(stock, '/assets'), deepest: () => ask(stock, `/assets?page=${deepestPage}`) },
      pagesPerRound * bench.options.rounds,
    );
    bench.report(`${name}: page ${deepestPage} ÷ page 1`, median(pages.deepest) / median(pages.first), '×', {
      most: 1.2,
    });
  }
  const load = () => measureLoad(stock, mixed(questions), loadPerRound * bench.options.rounds);
  bench.report(`${name}: ${loadAtOnce} at once`, await load(), 'searches/s');
  bench.report(`${name}: API resident under load`, await resident(stock.server), 'MB');
  const again = await stock.startAgain();
  bench.report(`${name}: start from a saved index`, again.seconds, 's', { most: budget.start });
  await load();
  bench.report(`${name}: the same, resident under load`, await resident(again.server), 'MB');
  await pause(settlesMs);
  bench.report(`${name}: the same, a minute later`, await resident(again.server), 'MB', { most: budget.resident });
  await again.server.stop();
};

/**
 * B8: time for page, total and facets of the list together, and for the map's clusters, over HTTP, by number of assets,
 * on the embedded engine.
 */
export const measureSearch = async (bench: Bench): Promise<void> => {
  for (const assets of embedded) await measureScale(bench, { name: 'embedded' }, assets);
};

/** The same on PostgreSQL. */
export const measureSearchOnPostgres = async (bench: Bench): Promise<void> => {
  const postgres = await startPostgres();
  if (!postgres) return bench.say('not run: no PostgreSQL was found and none could be installed');
  bench.afterPart(postgres.stop);
  for (const assets of onPostgres)
    if (assets <= 100_000 || bench.options.million)
      await measureScale(bench, { name: 'PostgreSQL', url: postgres.url }, assets);
};
