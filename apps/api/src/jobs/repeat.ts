import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on beside requests. `wake` runs it now instead of at the next turn; `stop` waits for a run at work. */
export interface Repeating {
  start(): void;
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Runs `work` every `everyMs`, never twice at once: a run that is asked for while one is at work follows it. A failed
 * run is logged and the next one comes as usual. The timer keeps no process alive.
 */
export const repeat = (
  name: string,
  everyMs: number,
  work: () => Promise<void>,
  logger: Pick<FastifyBaseLogger, 'error'>,
): Repeating => {
  let isStarted = false;
  let isWanted = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const runWhileWanted = async () => {
    while (isWanted && isStarted) {
      isWanted = false;
      await work().catch((err: unknown) => logger.error({ err }, `${name} failed`));
    }
    running = null;
    if (isStarted) timer = setTimeout(wake, everyMs).unref();
  };

  const wake = () => {
    if (!isStarted) return;
    isWanted = true;
    clearTimeout(timer);
    running ??= runWhileWanted();
  };

  return {
    start() {
      isStarted = true;
      wake();
    },
    wake,
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
};
