import { expect, it, onTestFinished, vi } from 'vitest';
import { createPlaces, NoPlace } from './places.ts';

const heard = async (promise: Promise<unknown>, log: string[], name: string) => {
  await promise.then(
    () => log.push(name),
    (error: Error) => log.push(`${name}: ${error.message}`),
  );
};

const settled = () => new Promise(setImmediate);

it('gives a place back to who has waited longest', async () => {
  const places = createPlaces({ count: 1, maxWaiting: 2, waitMs: 1000 });
  const log: string[] = [];
  const giveBack = await places.take();
  void heard(places.take(), log, 'first');
  void heard(places.take(), log, 'second');

  giveBack();
  await settled();
  const afterOne = [...log];
  giveBack();
  await settled();

  expect([afterOne, log]).toEqual([['first'], ['first', 'second']]);
});

it('refuses at once when too many wait', async () => {
  const places = createPlaces({ count: 1, maxWaiting: 1, waitMs: 1000 });
  await places.take();
  void places.take();

  await expect(places.take()).rejects.toBeInstanceOf(NoPlace);
});

it('refuses who has waited too long, and the place goes to the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const places = createPlaces({ count: 1, maxWaiting: 2, waitMs: 1000 });
  const log: string[] = [];
  const giveBack = await places.take();
  void heard(places.take(), log, 'first');
  await vi.advanceTimersByTimeAsync(500);
  void heard(places.take(), log, 'second');

  await vi.advanceTimersByTimeAsync(500);
  giveBack();
  await settled();

  expect(log).toEqual(['first: waited 1000 ms', 'second']);
});

it('keeps no place for who has gone away', async () => {
  const places = createPlaces({ count: 1, maxWaiting: 1, waitMs: 1000 });
  const gone = new AbortController();
  const log: string[] = [];
  const giveBack = await places.take();
  void heard(places.take(gone.signal), log, 'gone');

  gone.abort(new Error('away'));
  await settled();
  void heard(places.take(), log, 'here');
  giveBack();
  await settled();

  expect(log).toEqual(['gone: away', 'here']);
  await expect(places.take(gone.signal)).rejects.toThrow('away');
});
