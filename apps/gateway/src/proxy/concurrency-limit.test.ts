import { expect, it, onTestFinished, vi } from 'vitest';
import { createConcurrencyLimit, NoSlot } from './concurrency-limit.ts';

const logResult = async (promise: Promise<unknown>, log: string[], name: string) => {
  await promise.then(
    () => log.push(name),
    (error: Error) => log.push(`${name}: ${error.message}`),
  );
};

const settled = () => new Promise(setImmediate);

it('gives a released slot to the request that has waited longest', async () => {
  const limit = createConcurrencyLimit({ slots: 1, maxQueued: 2, queueTimeoutMs: 1000 });
  const log: string[] = [];
  const release = await limit.acquire();
  void logResult(limit.acquire(), log, 'first');
  void logResult(limit.acquire(), log, 'second');

  release();
  await settled();
  const afterOne = [...log];
  release();
  await settled();

  expect([afterOne, log]).toEqual([['first'], ['first', 'second']]);
});

it('rejects at once when the queue is full', async () => {
  const limit = createConcurrencyLimit({ slots: 1, maxQueued: 1, queueTimeoutMs: 1000 });
  const release = await limit.acquire();
  const queued = limit.acquire();

  await expect(limit.acquire()).rejects.toBeInstanceOf(NoSlot);

  release();
  await queued;
});

it('rejects a request that has waited too long, and gives the slot to the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createConcurrencyLimit({ slots: 1, maxQueued: 2, queueTimeoutMs: 1000 });
  const log: string[] = [];
  const release = await limit.acquire();
  void logResult(limit.acquire(), log, 'first');
  await vi.advanceTimersByTimeAsync(500);
  void logResult(limit.acquire(), log, 'second');

  await vi.advanceTimersByTimeAsync(500);
  release();
  await settled();

  expect(log).toEqual(['first: waited 1000 ms', 'second']);
});

it('removes an aborted request from the queue', async () => {
  const limit = createConcurrencyLimit({ slots: 1, maxQueued: 1, queueTimeoutMs: 1000 });
  const controller = new AbortController();
  const log: string[] = [];
  const release = await limit.acquire();
  void logResult(limit.acquire(controller.signal), log, 'aborted');

  controller.abort(new Error('reason'));
  await settled();
  void logResult(limit.acquire(), log, 'next');
  release();
  await settled();

  expect(log).toEqual(['aborted: reason', 'next']);
  await expect(limit.acquire(controller.signal)).rejects.toThrow('reason');
});
