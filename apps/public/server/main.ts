import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { describeRequest, startTracing, traceId } from '@yoodee/tracing';
import Fastify, { type FastifyError } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import type * as Entry from '../app/entry.server.tsx';
import { readBrowserBuild } from './browser-build.ts';
import { readEnv, readSite } from './env.ts';
import { FailureLog } from './failure-log.ts';
import { resources } from './resources.ts';
import { pageRoutes } from './pages.ts';
import { serviceWorker } from './service-worker.ts';

collectDefaultMetrics();
const env = readEnv(process.env);
const buildFolder = join(import.meta.dirname, '../build');
const clientFolder = join(buildFolder, 'client');
const build = readBrowserBuild(clientFolder);
const entry = (await import(join(buildFolder, 'server/entry.server.js'))) as typeof Entry;

const app = Fastify({
  logger: { mixin: () => ({ trace_id: traceId() }) },
  logController: new FailureLog(),
  requestIdHeader: 'x-request-id',
  requestTimeout: 15_000,
});
const tracing = await startTracing('public', env, app.log);
app.addHook('onRequest', async ({ id, method, routeOptions }) =>
  describeRequest({ id, method, route: routeOptions.url ?? 'none' }),
);

// Messages of errors are for the log.
app.setErrorHandler((error: FastifyError, request, reply) => {
  if (!error.statusCode || error.statusCode >= 500) request.log.error({ err: error }, 'reply failed');
  return reply
    .status(error.statusCode ?? 500)
    .header('cache-control', 'no-store')
    .send();
});

await app.register(fastifyStatic, {
  root: join(clientFolder, 'static'),
  prefix: '/static/',
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
});

serviceWorker(app, { clientFolder, isOn: env.OFFLINE_PAGES === '1' });

// Files with fixed names at the root of the site: icons.
await app.register(fastifyStatic, {
  root: clientFolder,
  decorateReply: false,
  wildcard: false,
  globIgnore: ['static/**', '.vite/**', 'sw.js*'],
  maxAge: '1d',
});

app.get('/version.json', async (_request, reply) =>
  reply.header('cache-control', 'no-store').send({ version: build.version }),
);
// The gateway does not forward this path.
app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
app.get('/health', async () => ({ status: 'live' }));
resources(app, entry.resourceRoutes, env.PUBLIC_ORIGIN);
pageRoutes(app, { site: readSite(env), build, entry: async () => entry });

await app.listen({ host: env.PUBLIC_APP_HOST, port: env.PUBLIC_APP_PORT });

const stop = async () => {
  setTimeout(() => process.exit(1), 25_000).unref();
  await app.close();
  await tracing.stop();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
