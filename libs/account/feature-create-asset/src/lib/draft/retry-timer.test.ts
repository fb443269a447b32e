import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetryTimer } from './retry-timer.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const timerOf = (onRun: () => void = () => {}) => {
  const ranAt: number[] = [];
  const timer = createRetryTimer(() => {
    ranAt.push(Date.now() / 1_000);
    onRun();
  });
  return { timer, ranAt };
};

it('doubles the delay after every failure, up to half a minute', () => {
  const { timer, ranAt } = timerOf(() => timer.runLater());

  timer.runLater();
  vi.advanceTimersByTime(121_000);

  expect(ranAt).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
});

it('starts again with the shortest delay after a reset', () => {
  const { timer, ranAt } = timerOf();

  for (let failure = 0; failure < 4; failure++) timer.runLater();
  timer.reset();
  timer.runLater();
  vi.advanceTimersByTime(60_000);

  expect(ranAt).toEqual([1]);
});

it('runs only the last scheduled run, and nothing after a cancel', () => {
  const { timer, ranAt } = timerOf();

  timer.runAfter(1_000);
  timer.runAfter(5_000);
  vi.advanceTimersByTime(10_000);
  timer.runAfter(1_000);
  timer.cancel();
  vi.advanceTimersByTime(10_000);

  expect(ranAt).toEqual([5]);
});
