import { ApiError } from './problem.ts';

export interface WorkQueue {
  /** Runs `task` when its turn comes. Throws `busy` at once when too many wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Work that costs processor and memory: `atOnce` tasks run, up to `maxWaiting` wait in order, the next is refused. */
export const createWorkQueue = ({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): WorkQueue => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(task) {
      if (running < atOnce) running += 1;
      else {
        if (waiting.length >= maxWaiting) throw new ApiError('busy', { details: { retry_after: 2 } });
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      try {
        return await task();
      } finally {
        // The place goes to the next in line without becoming free in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
