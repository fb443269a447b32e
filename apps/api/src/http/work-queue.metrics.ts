import { Counter, Gauge } from 'prom-client';

const tasks = new Gauge({
  name: 'yoodee_work_queue_tasks',
  help: 'Expensive work of the process by queue and state: running, or waiting for its turn.',
  labelNames: ['queue', 'state'] as const,
});

const refused = new Counter({
  name: 'yoodee_work_queue_refused_total',
  help: 'Work that was refused because its queue was full, by queue. These callers are answered `busy`.',
  labelNames: ['queue'] as const,
});

/** What a queue limits. `calls` are all requests of the process, of which none waits. */
export type QueueName =
  'calls' | 'asset images' | 'profile pictures' | 'attachments' | 'image variants' | 'share pictures';

/** Counts the tasks of a queue. */
export const measureQueue = (queue: QueueName) => {
  for (const state of ['running', 'waiting'] as const) tasks.inc({ queue, state }, 0);
  refused.inc({ queue }, 0);
  return {
    change: (state: 'running' | 'waiting', by: 1 | -1) => tasks.inc({ queue, state }, by),
    refuse: () => refused.inc({ queue }),
  };
};
