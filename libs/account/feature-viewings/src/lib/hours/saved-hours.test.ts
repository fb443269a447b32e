import type { CallFailure } from '@yoodee/api-client';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { suggestedHours } from './range-rules.ts';
import { createSavedHours, pauseMs } from './saved-hours.ts';

type Result = { error?: CallFailure };
const success: Result = {};
const failure = (status: number, errors = {}): Result => ({
  error: { status, data: null, message: 'No.', code: null, errors, details: {} },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saveWith = (...results: Result[]) => {
  const put = vi.fn(async (_hours: ViewingHours) => results.shift()!);
  return { put, hours: createSavedHours(suggestedHours, put) };
};

it('changes are saved together after a pause', async () => {
  const { put, hours } = saveWith(success);

  hours.change({ length_min: 45 });
  await vi.advanceTimersByTimeAsync(pauseMs / 2);
  hours.change({ gap_min: 15 });
  expect(hours.get().status).toBe('saving');
  await vi.advanceTimersByTimeAsync(pauseMs);

  expect(put.mock.calls).toEqual([[{ ...suggestedHours, length_min: 45, gap_min: 15 }]]);
  expect(hours.get().status).toBe('saved');
});

it('invalid hours are not sent, and stay on the screen', async () => {
  const { put, hours } = saveWith();
  const weekly = [{ weekday: 1, from: '18:00', to: '17:00' }];

  hours.change({ weekly });
  await vi.advanceTimersByTimeAsync(2 * pauseMs);

  expect(put).not.toHaveBeenCalled();
  expect(hours.get()).toMatchObject({ status: 'invalid', problems: { 0: 'order' }, hours: { weekly } });
});

it('changes made during a request are sent after it', async () => {
  let answer: (result: Result) => void = () => undefined;
  const put = vi.fn((_hours: ViewingHours) => new Promise<Result>((resolve) => (answer = resolve)));
  const hours = createSavedHours(suggestedHours, put);

  hours.change({ length_min: 45 });
  await vi.advanceTimersByTimeAsync(pauseMs);
  hours.change({ length_min: 60 });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(put).toHaveBeenCalledTimes(1);
  answer(success);
  await vi.advanceTimersByTimeAsync(0);
  answer(success);
  await vi.advanceTimersByTimeAsync(0);

  expect(put.mock.calls.map(([{ length_min }]) => length_min)).toEqual([45, 60]);
  expect(hours.get().status).toBe('saved');
});

it('changes that could not be sent can be retried', async () => {
  const { put, hours } = saveWith(failure(0), success);

  hours.change({ ask_first: true });
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(hours.get()).toMatchObject({ status: 'offline', hours: { ask_first: true } });
  await hours.save();

  expect(put).toHaveBeenCalledTimes(2);
  expect(hours.get().status).toBe('saved');
});

it.each([
  [failure(422, { 'hours.weekly.0.from': 'overlapping' }), { status: 'invalid', problems: { 0: 'overlap' } }],
  [failure(429), { status: 'failed', reason: 'No.' }],
])('a refusal is shown', async (result, state) => {
  const { hours } = saveWith(result);

  hours.change({ ask_first: true });
  await vi.advanceTimersByTimeAsync(pauseMs);

  expect(hours.get()).toMatchObject(state);
});
