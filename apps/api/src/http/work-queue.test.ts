import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Tasks that the test ends. */
const openTasks = () => {
  const ends: (() => void)[] = [];
  let atWork = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++atWork);
    await new Promise<void>((resolve) => ends.push(resolve));
    atWork -= 1;
  };
  return { task, endOne: () => ends.shift()!(), started: () => ends.length, most: () => most };
};

it('runs a few concurrently, queues some, refuses the rest', async () => {
  const queue = createWorkQueue({ atOnce: 2, maxWaiting: 3 });
  const tasks = openTasks();
  const runs = Array.from({ length: 6 }, () => queue.run(tasks.task));

  await expect(runs[5]).rejects.toMatchObject({ code: 'busy', details: { retry_after: expect.any(Number) } });
  for (let ended = 0; ended < 5; ended += 1) {
    tasks.endOne();
    await runs[ended];
  }

  expect(tasks.most()).toBe(2);
});

it('continues after a failure', async () => {
  const queue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
  const failing = queue.run(async () => {
    throw new Error('on purpose');
  });
  const next = queue.run(async () => 'next');

  await expect(failing).rejects.toThrow('on purpose');
  expect(await next).toBe('next');
});
