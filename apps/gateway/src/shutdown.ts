import { setTimeout as delay } from 'node:timers/promises';

const hardExitMs = 25_000;

interface StopOptions {
  /** Called at once: readiness must fail from here on. */
  readonly drain: () => void;
  /** How long balancers get to notice. */
  readonly drainMs: number;
  /** Finishes what is under way. */
  readonly close: () => Promise<void>;
}

/** On SIGTERM or SIGINT: drains, waits, closes, exits 0; after 25 s exits 1 whatever is still open. A second signal changes nothing. */
export const stopOnSignals = ({ drain, drainMs, close }: StopOptions): void => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), hardExitMs).unref();
    drain();
    await delay(drainMs);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};
