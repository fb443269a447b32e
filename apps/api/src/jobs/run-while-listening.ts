import type { FastifyInstance } from 'fastify';
import type { JobRunner } from './scheduled-job.ts';

/** Starts the jobs when the server listens and waits for them when it closes. A server in a test does not listen. */
export const runWhileListening = (app: FastifyInstance, jobs: readonly JobRunner[]) => {
  app.addHook('onListen', async () => jobs.forEach((job) => job.start()));
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  });
};
