/**
 * Shares runs of `work` between concurrent callers. A call during a run joins the next run, so that each caller's run
 * begins after its call.
 */
export const shareRuns = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | null = null;
  let waiting: Promise<Result> | null = null;

  const run = (): Promise<Result> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };

  return () => {
    if (!running) return run();
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = null;
        return run();
      });
    return waiting;
  };
};
