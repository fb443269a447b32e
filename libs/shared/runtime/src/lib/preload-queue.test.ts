// @vitest-environment node
import { expect, it } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';

const setUp = (concurrency: number) => {
  const started: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const queue = createPreloadQueue<string>(concurrency, (key) => {
    started.push(key);
    return new Promise<void>((resolve, reject) => ends.set(key, (failure) => (failure ? reject(failure) : resolve())));
  });
  const end = async (key: string, failure?: Error) => {
    ends.get(key)!(failure);
    await new Promise(setImmediate);
  };
  return { queue, started, end };
};

it('loads four at a time, in order, each once (C3)', async () => {
  const { queue, started, end } = setUp(4);

  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'a']) queue.add(key, 'in-turn');
  expect(started).toEqual(['a', 'b', 'c', 'd']);

  await end('b');
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  queue.add('b', 'in-turn');
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('continues after a failure', async () => {
  const { queue, started, end } = setUp(1);
  queue.add('a', 'in-turn');
  queue.add('b', 'in-turn');

  await end('a', new Error('gone'));

  expect(started).toEqual(['a', 'b']);
});

it('loads an urgent part at once, and not a second time from the queue', async () => {
  const { queue, started, end } = setUp(1);
  queue.add('a', 'in-turn');
  queue.add('b', 'in-turn');

  queue.add('b', 'now');
  expect(started).toEqual(['a', 'b']);

  await end('a');
  await end('b');
  expect(started).toEqual(['a', 'b']);
});
