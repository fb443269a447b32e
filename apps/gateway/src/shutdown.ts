import { setTimeout as delay } from 'node:timers/promises';

const exitTimeoutMs = 25_000;

interface StopOptions {
  /** Called at once: readiness must fail from here on. */
  readonly drain: () => void;
  /** Time for load balancers to notice, ms. */
  readonly drainMs: number;
  /** Lets open requests finish. */
  readonly close: () => Promise<void>;
}

/**
 * On SIGTERM or SIGINT: drains, waits, closes and exits with 0; after 25 s it exits with 1. Further signals are
 * ignored.
 */
export const stopOnSignals = ({ drain, drainMs, close }: StopOptions): void => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), exitTimeoutMs).unref();
    drain();
    await delay(drainMs);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};
