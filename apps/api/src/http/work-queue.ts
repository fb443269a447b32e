import { ApiError } from './problem.ts';
import { measureQueue, type QueueName } from './work-queue.metrics.ts';

export interface WorkQueue {
  /** Runs `task` when a slot is free. Throws `busy` at once when the queue is full. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

interface WorkQueueOptions {
  /** Its name in metrics. */
  name: QueueName;
  atOnce: number;
  maxWaiting: number;
}

/** A concurrency limit for expensive work: `atOnce` tasks run, up to `maxWaiting` wait in order, more are refused. */
export const createWorkQueue = ({ name, atOnce, maxWaiting }: WorkQueueOptions): WorkQueue => {
  const measured = measureQueue(name);
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(task) {
      if (running < atOnce) running += 1;
      else {
        if (waiting.length >= maxWaiting) {
          measured.refuse();
          throw new ApiError('busy', { details: { retry_after: 2 } });
        }
        measured.change('waiting', 1);
        await new Promise<void>((resolve) => waiting.push(resolve));
        measured.change('waiting', -1);
      }
      measured.change('running', 1);
      try {
        return await task();
      } finally {
        measured.change('running', -1);
        // The slot passes directly to the next task.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
