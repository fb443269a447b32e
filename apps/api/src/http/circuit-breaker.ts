/** Failures in a row after which nobody is made to wait any more, and for how long. */
const settings = { failures: 5, openMs: 30_000 };

/**
 * Keeps callers from waiting for a service that is down: after five failures in a row calls fail at once for 30 s; then
 * one call tries again, and its outcome decides. `isFailure` says which errors mean that the service is down; others
 * are answers. `refuse` makes the error of a call that was not tried.
 */
export const createCircuitBreaker = (
  { isFailure, refuse }: { isFailure: (error: unknown) => boolean; refuse: () => Error },
  clock: { now(): number } = performance,
) => {
  let failures = 0;
  let openUntil = 0;

  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const now = clock.now();
    if (failures >= settings.failures) {
      if (now < openUntil) throw refuse();
      // Whoever comes while this one tries is refused.
      openUntil = now + settings.openMs;
    }
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      if (!isFailure(error)) failures = 0;
      else if ((failures += 1) >= settings.failures) openUntil = clock.now() + settings.openMs;
      throw error;
    }
  };
};
