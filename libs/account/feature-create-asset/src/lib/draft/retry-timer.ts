const longestMs = 30_000;

export interface RetryTimer {
  /** Schedules the next run and replaces the one scheduled before. */
  runAfter(ms: number): void;
  /** Schedules a retry with exponential backoff. */
  runLater(): void;
  /** Cancels the scheduled run. */
  cancel(): void;
  /** Resets the backoff after a success. */
  reset(): void;
}

/** Schedules one run at a time, with exponential backoff after failures. */
export const createRetryTimer = (run: () => void): RetryTimer => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const cancel = () => clearTimeout(timer);
  const runAfter = (ms: number) => {
    cancel();
    timer = setTimeout(run, ms);
  };
  return {
    runAfter,
    runLater() {
      runAfter(Math.min(longestMs, 1_000 * 2 ** failures));
      failures += 1;
    },
    cancel,
    reset() {
      failures = 0;
    },
  };
};
