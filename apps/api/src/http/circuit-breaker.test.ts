import { beforeEach, expect, it, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

class Down extends Error {}
class Refused extends Error {}

let time = 0;
const create = () =>
  createCircuitBreaker(
    { isFailure: (error) => error instanceof Down, refuse: () => new Refused() },
    { now: () => time },
  );
let breaker: ReturnType<typeof create>;
const down = vi.fn(() => Promise.reject(new Down()));
const up = vi.fn(() => Promise.resolve('answer'));

beforeEach(() => {
  time = 0;
  breaker = create();
  down.mockClear();
  up.mockClear();
});

const fail = async (times: number) => {
  for (let turn = 0; turn < times; turn += 1) await expect(breaker(down)).rejects.toBeInstanceOf(Down);
};

it('lets calls through until five fail in a row', async () => {
  await fail(4);
  expect(await breaker(up)).toBe('answer');
  await fail(5);
  await expect(breaker(up)).rejects.toBeInstanceOf(Refused);
  expect(up).toHaveBeenCalledTimes(1);
});

it('tries one call after 30 s and closes when it succeeds', async () => {
  await fail(5);
  time = 29_999;
  await expect(breaker(up)).rejects.toBeInstanceOf(Refused);
  time = 30_000;
  const trial = breaker(up);
  await expect(breaker(up)).rejects.toBeInstanceOf(Refused);
  expect(await trial).toBe('answer');
  expect(await breaker(up)).toBe('answer');
});

it('stays open for another 30 s when the trial fails', async () => {
  await fail(5);
  time = 30_000;
  await fail(1);
  time = 59_999;
  await expect(breaker(up)).rejects.toBeInstanceOf(Refused);
});

it('does not count responses as failures, whatever they say', async () => {
  await fail(4);
  await expect(breaker(() => Promise.reject(new TypeError('no')))).rejects.toBeInstanceOf(TypeError);
  await fail(4);
  expect(await breaker(up)).toBe('answer');
});
