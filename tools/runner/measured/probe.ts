import { createHistogram } from 'node:perf_hooks';
import { GCProfiler } from 'node:v8';

/**
 * Preloaded into a server that is measured: reports its CPU and memory usage to the parent process. It uses the IPC
 * channel of `child_process`, so that the server opens no additional port.
 */

/** Resources that a server has used so far. */
export interface Usage {
  /** CPU time of the process with all its threads, ms. */
  cpuMs: number;
  /** CPU time of the main thread, ms. */
  mainThreadMs: number;
  /** Time that garbage collection stopped the main thread since the last question, ms by the clock. */
  collectionMs: number;
  /** Resident memory after garbage collection, bytes. */
  resident: number;
  /** Heap of the main thread, bytes. Part of the resident memory. */
  heap: number;
  /** Memory outside the heap that objects of the main thread hold, bytes: buffers and the engine of WebAssembly. */
  external: number;
  /** Active timers that keep the process alive. */
  timers: number;
  /** Turns of the event loop since `watch`, in CPU time of the main thread, ms: the server handles nothing else meanwhile. */
  turns: { p99Ms: number; longestMs: number };
}

/**
 * `usage` reads the counters. `settled` collects garbage first. `watch` starts a new measurement of the event loop
 * delay.
 */
export type Question = 'usage' | 'settled' | 'watch';

const questions: ReadonlySet<unknown> = new Set<Question>(['usage', 'settled', 'watch']);

const collectGarbage = (globalThis as { gc?: () => void }).gc;

const mainThreadUs = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** Short enough to measure a single iteration of the event loop, and long enough to cost nothing measurable. */
const lookEveryMs = 5;
const turnsUs = createHistogram();
let watching: NodeJS.Timeout | undefined;
let lookedAtUs = 0;

const look = () => {
  const now = mainThreadUs();
  turnsUs.record(Math.max(1, now - lookedAtUs));
  lookedAtUs = now;
};

/**
 * The delay is measured in CPU time: 200 ms of it delay every request on any machine, while 200 ms of wall-clock time
 * may be the work of other programs.
 */
const watchTurns = () => {
  clearInterval(watching);
  turnsUs.reset();
  lookedAtUs = mainThreadUs();
  watching = setInterval(look, lookEveryMs).unref();
};

let profiler = new GCProfiler();
profiler.start();

/** Collections since the last call. The profiler reports them when it stops. */
const collectionMs = () => {
  const collections = profiler.stop()?.statistics ?? [];
  profiler = new GCProfiler();
  profiler.start();
  return collections.reduce((sum, { cost }) => sum + cost, 0) / 1000;
};

process.on('message', (question: unknown) => {
  if (!questions.has(question)) return;
  // Includes the turn of the event loop that has just ended.
  if (watching) look();
  if (question === 'settled') collectGarbage?.();
  if (question === 'watch') watchTurns();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const usage: Usage = {
    cpuMs: (user + system) / 1000,
    mainThreadMs: mainThreadUs() / 1000,
    collectionMs: collectionMs(),
    resident: rss,
    heap: heapUsed,
    external,
    timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
    turns: { p99Ms: turnsUs.percentile(99) / 1000, longestMs: turnsUs.max / 1000 },
  };
  process.send?.(usage);
});
// The message listener keeps the process alive; a server that has closed must be able to exit.
process.channel?.unref();
