import { resultOfNetworkError, resultOfReply, type CallFailure } from '@yoodee/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploadRetries, isWorthRetrying } from './upload-retries.ts';

const noNetwork = resultOfNetworkError(new Error('offline'));
const refused = (status: number, code: string) => resultOfReply(status, { code }) as CallFailure;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [noNetwork, true],
  [refused(429, 'upload_limit'), true],
  [refused(503, 'unavailable'), true],
  [refused(409, 'busy'), true],
  [refused(401, 'signed_out'), false],
  [refused(422, 'image_too_small'), false],
])('%o is worth another try: %s', (failure, isWorth) => {
  expect(isWorthRetrying(failure)).toBe(isWorth);
});

describe('retries', () => {
  it('have increasing delays, and stop after the last one', () => {
    const retry = vi.fn((key: string) => retries.after(key, noNetwork));
    const retries = createUploadRetries(retry);

    retries.after('a', noNetwork);
    for (const [wait, count] of [
      [2_000, 1],
      [5_000, 2],
      [15_000, 3],
      [600_000, 3],
    ] as const) {
      vi.advanceTimersByTime(wait);
      expect(retry).toHaveBeenCalledTimes(count);
    }
  });

  it('are not scheduled for errors that would occur again', () => {
    const retry = vi.fn();

    createUploadRetries(retry).after('a', refused(401, 'signed_out'));
    vi.runAllTimers();

    expect(retry).not.toHaveBeenCalled();
  });

  it('can be cancelled, and start again with the first delay', () => {
    const retry = vi.fn();
    const retries = createUploadRetries(retry);
    retries.after('a', noNetwork);
    retries.after('b', noNetwork);

    retries.forget('a');
    vi.advanceTimersByTime(2_000);

    expect(retry.mock.calls).toEqual([['b']]);
    expect(retries.hasTried('a')).toBe(false);
    retries.after('a', noNetwork);
    vi.advanceTimersByTime(2_000);
    expect(retry.mock.calls).toEqual([['b'], ['a']]);
  });
});
