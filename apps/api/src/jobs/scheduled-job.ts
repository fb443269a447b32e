import type { FastifyBaseLogger } from 'fastify';
import { announceJob, measureJob } from './job.metrics.ts';

/**
 * A background task that runs at an interval. Every replica runs every job, so `run` must be safe to run concurrently.
 */
export interface ScheduledJob {
  /** For the log and the metrics. */
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** A scheduled job in this process. `runNow` does not wait for the interval; `stop` waits for the current run. */
export interface JobRunner {
  start(): void;
  runNow(): void;
  stop(): Promise<void>;
}

/**
 * Runs a job at start and then every `everyMs`, never twice at once: a run that is requested during a run follows it. A
 * failed run is logged and does not stop the schedule. The timer does not keep the process alive.
 */
export const createJobRunner = (
  { name, everyMs, run }: ScheduledJob,
  logger: Pick<FastifyBaseLogger, 'error'>,
): JobRunner => {
  let isStarted = false;
  let isRequested = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const runWhileRequested = async () => {
    while (isRequested && isStarted) {
      isRequested = false;
      await measureJob(name, run).catch((err: unknown) => logger.error({ err }, `${name} failed`));
    }
    running = null;
    if (isStarted) timer = setTimeout(runNow, everyMs).unref();
  };

  const runNow = () => {
    if (!isStarted) return;
    isRequested = true;
    clearTimeout(timer);
    running ??= runWhileRequested();
  };

  return {
    start() {
      isStarted = true;
      announceJob(name, everyMs);
      runNow();
    },
    runNow,
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
};
