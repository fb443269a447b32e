/** Consecutive failures until the breaker opens, and how long it stays open. */
const settings = { failures: 5, openMs: 30_000 };

/**
 * A circuit breaker for an external service. After five consecutive failures calls fail at once for 30 s; then one
 * trial call decides. `isFailure` selects the errors that mean that the service is down. `refuse` creates the error of
 * a call that was not attempted.
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
      // Other calls during the trial are refused.
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
