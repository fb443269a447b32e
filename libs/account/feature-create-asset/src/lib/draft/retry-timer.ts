const longestMs = 30_000;

export interface RetryTimer {
  /** Replaces what was to come. */
  runAfter(ms: number): void;
  /** After a failure: twice as long as after the one before. */
  runLater(): void;
  /** Nothing is to come any more. */
  cancel(): void;
  /** It went well: the next failure is the first. */
  reset(): void;
}

/** Runs something once, later. */
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
