import { expect, it } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** Work whose runs the test ends. */
const createWork = () => {
  const ends: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const run = shareRuns(() => new Promise<number>((resolve, reject) => ends.push({ resolve, reject })));
  return { run, ends };
};

/** Lets pending promise callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('starts a run at once, and one more for all callers during it', async () => {
  const { run, ends } = createWork();
  const first = run();
  const [second, third] = [run(), run()];
  await settle();
  expect(ends).toHaveLength(1);

  ends[0]!.resolve(1);
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]!.resolve(2);

  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2]);
});

it('starts a new run for waiting callers when the previous one fails', async () => {
  const { run, ends } = createWork();
  const first = run();
  const second = run();
  ends[0]!.reject(new Error('on purpose'));
  await expect(first).rejects.toThrow('on purpose');
  await settle();
  ends[1]!.resolve(2);

  expect(await second).toBe(2);
});
