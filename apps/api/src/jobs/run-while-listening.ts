import type { FastifyInstance } from 'fastify';
import type { Repeating } from './repeat.ts';

/** Starts the jobs when the server takes requests and waits for them when it closes; a server in a test runs none. */
export const runWhileListening = (app: FastifyInstance, jobs: readonly Repeating[]) => {
  app.addHook('onListen', async () => jobs.forEach((job) => job.start()));
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  });
};
