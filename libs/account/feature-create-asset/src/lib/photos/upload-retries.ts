import type { CallFailure } from '@yoodee/api-client';

/** Delays before automatic retries, in milliseconds. After the last one the member must retry. */
const retryAfterMs = [2_000, 5_000, 15_000];

/** Whether a retry may succeed. After such a failure it is unknown whether the API has stored the picture. */
export const isWorthRetrying = ({ status, code }: CallFailure): boolean =>
  status === 0 || status === 429 || status >= 500 || code === 'busy';

export const createUploadRetries = (retry: (key: string) => void) => {
  const attempts = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    after(key: string, failure: CallFailure) {
      const tries = attempts.get(key) ?? 0;
      attempts.set(key, tries + 1);
      const wait = isWorthRetrying(failure) ? retryAfterMs[tries] : undefined;
      if (wait !== undefined)
        timers.set(
          key,
          setTimeout(() => retry(key), wait),
        );
    },
    hasTried: (key: string) => attempts.has(key),
    forget(key: string) {
      clearTimeout(timers.get(key));
      timers.delete(key);
      attempts.delete(key);
    },
  };
};
