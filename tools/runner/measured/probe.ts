import { createHistogram } from 'node:perf_hooks';

/**
 * Preloaded into a server under measurement: tells the process that started it what it has used. Asked over the channel
 * of `child_process`, so the server listens on nothing more than it does otherwise.
 */

/** What a server has used up to now. */
export interface Usage {
  /** Processor time of the process with all its threads, ms. */
  cpuMs: number;
  /** Processor time of the main thread alone, ms: nothing else is answered in it meanwhile. */
  mainThreadMs: number;
  /** Resident memory after a collection of garbage, bytes. */
  resident: number;
  /** Of these, what lives in the heap of the main thread, bytes. */
  heap: number;
  /** Timers that are set and keep the process alive. */
  timers: number;
  /** How long the main thread kept a timer waiting, by its own processor time, ms; since `watch` was asked. */
  turns: { p99Ms: number; longestMs: number };
}

/** `usage` leaves memory as it is; `settled` collects garbage first; `watch` begins to look at turns, anew. */
export type Question = 'usage' | 'settled' | 'watch';

const questions: ReadonlySet<unknown> = new Set<Question>(['usage', 'settled', 'watch']);

const collectGarbage = (globalThis as { gc?: () => void }).gc;

const mainThreadUs = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** Often enough that a turn of the event loop is seen alone, seldom enough to cost nothing. */
const lookEveryMs = 5;
const turnsUs = createHistogram();
let watching: NodeJS.Timeout | undefined;

/**
 * A turn that takes 200 ms of processor time delays everybody by as much on any machine; one that takes 200 ms because
 * others had the processor says nothing of this program. So turns are measured in processor time.
 */
const watchTurns = () => {
  clearInterval(watching);
  turnsUs.reset();
  let before = mainThreadUs();
  watching = setInterval(() => {
    const now = mainThreadUs();
    turnsUs.record(Math.max(1, now - before));
    before = now;
  }, lookEveryMs).unref();
};

process.on('message', (question: unknown) => {
  if (!questions.has(question)) return;
  if (question === 'settled') collectGarbage?.();
  if (question === 'watch') watchTurns();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const usage: Usage = {
    cpuMs: (user + system) / 1000,
    mainThreadMs: mainThreadUs() / 1000,
    resident: rss,
    heap: heapUsed,
    timers: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
    turns: { p99Ms: turnsUs.percentile(99) / 1000, longestMs: turnsUs.max / 1000 },
  };
  process.send?.(usage);
});
// Listening keeps a process alive; a server that has closed must end.
process.channel?.unref();
