import { register } from 'prom-client';
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
  const queue = createWorkQueue({ name: 'calls', atOnce: 2, maxWaiting: 3 });
  const tasks = openTasks();
  const runs = Array.from({ length: 6 }, () => queue.run(tasks.task));

  await expect(runs[5]).rejects.toMatchObject({ code: 'busy', details: { retry_after: expect.any(Number) } });
  for (let ended = 0; ended < 5; ended += 1) {
    tasks.endOne();
    await runs[ended];
  }

  expect(tasks.most()).toBe(2);
});

it('tells metrics what runs, waits and was refused', async () => {
  register.resetMetrics();
  const queue = createWorkQueue({ name: 'attachments', atOnce: 1, maxWaiting: 1 });
  const tasks = openTasks();
  const runs = [queue.run(tasks.task), queue.run(tasks.task)];
  const seriesOf = async (metric: string) =>
    (await register.getSingleMetricAsString(metric)).split('\n').filter((line) => line.includes('"attachments"'));

  await expect(queue.run(tasks.task)).rejects.toMatchObject({ code: 'busy' });
  expect(await seriesOf('yoodee_work_queue_tasks')).toEqual([
    'yoodee_work_queue_tasks{queue="attachments",state="running"} 1',
    'yoodee_work_queue_tasks{queue="attachments",state="waiting"} 1',
  ]);
  expect(await seriesOf('yoodee_work_queue_refused_total')).toEqual([
    'yoodee_work_queue_refused_total{queue="attachments"} 1',
  ]);

  for (const run of runs) {
    tasks.endOne();
    await run;
  }
  expect(await seriesOf('yoodee_work_queue_tasks')).toEqual([
    'yoodee_work_queue_tasks{queue="attachments",state="running"} 0',
    'yoodee_work_queue_tasks{queue="attachments",state="waiting"} 0',
  ]);
});

it('continues after a failure', async () => {
  const queue = createWorkQueue({ name: 'calls', atOnce: 1, maxWaiting: 1 });
  const failing = queue.run(async () => {
    throw new Error('on purpose');
  });
  const next = queue.run(async () => 'next');

  await expect(failing).rejects.toThrow('on purpose');
  expect(await next).toBe('next');
});
