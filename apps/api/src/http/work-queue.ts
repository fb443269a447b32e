import { ApiError } from './problem.ts';

export interface WorkQueue {
  /** Runs `task` when a slot is free. Throws `busy` at once when the queue is full. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** A concurrency limit for expensive work: `atOnce` tasks run, up to `maxWaiting` wait in order, more are refused. */
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
        // The slot passes directly to the next task.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
