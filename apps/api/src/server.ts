import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createHttpApp } from './http/app.ts';
import { registerDocs } from './http/docs.ts';
import { idempotencyCleanupJob } from './idempotency/idempotency.ts';
import { runWhileListening } from './jobs/run-while-listening.ts';
import { createJobRunner } from './jobs/scheduled-job.ts';
import { modules } from './modules.ts';
import { acceptApiKeys } from './modules/api-keys/accept-api-keys.ts';
import { decorateCallers } from './modules/auth/caller.ts';
import { decorateProofs } from './modules/proofs/require-proof.ts';
import { recordRefusals } from './modules/security-events/record-refusals.ts';
import { demoPicturesJob } from './seed/demo-pictures.ts';
import { createServices, type Resources } from './services.ts';

/** The API as one Fastify server: the routes and jobs of every module. */
export const createServer = async (
  resources: Resources,
  logger: FastifyBaseLogger | false,
): Promise<FastifyInstance> => {
  const { db, env, demoPictures } = resources;
  const app = createHttpApp({ logger, trustProxy: true });
  const services = await createServices(resources, app.log);
  const { assetSearch, outbox, pictures, securityEvents, sessions } = services;
  acceptApiKeys(app, db);
  decorateCallers(app, sessions, securityEvents);
  decorateProofs(app, { db, env });
  recordRefusals(app, securityEvents);

  const jobs = [
    idempotencyCleanupJob({ db }),
    ...modules.flatMap((module) => (module.jobs ?? []).map((createJob) => createJob(services))),
    ...(demoPictures && env.DRAW_AHEAD === '1' ? [demoPicturesJob({ demoPictures, pictures })] : []),
  ];
  runWhileListening(app, [outbox, ...jobs.map((job) => createJobRunner(job, app.log))]);
  app.addHook('preClose', async () => demoPictures?.close());
  app.addHook('onClose', () => securityEvents.flush());
  app.addHook('onClose', () => pictures.variants.idle());

  await registerDocs(app, { hasPages: env.API_DOCS === '1' });
  await app.register(
    async (v1) => {
      for (const module of modules) for (const addRoutes of module.routes ?? []) addRoutes(v1, services);
    },
    { prefix: '/api/v1' },
  );
  for (const module of modules) for (const addRoutes of module.rootRoutes ?? []) addRoutes(app, services);
  await assetSearch.catchUp();
  return app;
};
