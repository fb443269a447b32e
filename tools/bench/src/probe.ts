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
}

/** `usage` leaves memory as it is; `settled` collects garbage first. */
export type Question = 'usage' | 'settled';

const collectGarbage = (globalThis as { gc?: () => void }).gc;

process.on('message', (question: Question | { [key: string]: unknown }) => {
  if (question !== 'usage' && question !== 'settled') return;
  if (question === 'settled') collectGarbage?.();
  const { user, system } = process.cpuUsage();
  const thread = process.threadCpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const usage: Usage = {
    cpuMs: (user + system) / 1000,
    mainThreadMs: (thread.user + thread.system) / 1000,
    resident: rss,
    heap: heapUsed,
  };
  process.send?.(usage);
});
// Listening keeps a process alive; a server that has closed must end.
process.channel?.unref();
