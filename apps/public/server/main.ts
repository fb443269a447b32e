import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type * as Entry from '../app/entry.server.tsx';
import { withData, withParts } from '../app/rendered-page.ts';
import { createDocumentFinisher } from './document.ts';
import { readEnv } from './env.ts';
import { FailureLog } from './failure-log.ts';
import { createPageData } from './page-data.ts';
import { serviceWorker } from './service-worker.ts';

const env = readEnv(process.env);
const buildFolder = join(import.meta.dirname, '../build');
const clientFolder = join(buildFolder, 'client');
const finishDocument = createDocumentFinisher(clientFolder);
const build = (await import(join(buildFolder, 'server/index.js'))) as ServerBuild & { entry: { module: typeof Entry } };
const { pageOf } = build.entry.module;
const render = createRequestHandler(build, env.NODE_ENV);

const app = Fastify({
  logger: true,
  logController: new FailureLog(),
  requestIdHeader: 'x-request-id',
  requestTimeout: 15_000,
});

await app.register(fastifyStatic, {
  root: join(clientFolder, 'static'),
  prefix: '/static/',
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
});

serviceWorker(app, { clientFolder, isOn: env.OFFLINE_PAGES === '1' });

// Files with fixed names at the site's root: icons.
await app.register(fastifyStatic, {
  root: clientFolder,
  decorateReply: false,
  wildcard: false,
  globIgnore: ['static/**', '.vite/**', 'sw.js*'],
  maxAge: '1d',
});

/** The request as React Router takes it. The origin is ours by configuration: the Host header is never believed. */
const toWebRequest = (request: FastifyRequest, signal: AbortSignal) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'host') headers.set(name, value);
  return new Request(new URL(request.url, env.PUBLIC_ORIGIN), { method: request.method, headers, signal });
};

const pageData = createPageData({
  render: async (path) => pageOf(await render(new Request(new URL(path, env.PUBLIC_ORIGIN)))),
});

const answer = async (request: FastifyRequest, reply: FastifyReply) => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const response = await render(toWebRequest(request, gone.signal));
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // Which language stands here, or the way to it, is the visitor's choice (behaviours L3): the redirect says so, too.
  if (request.url.split('?')[0] === '/') reply.header('vary', 'Accept-Language, Cookie');
  const page = pageOf(response);
  if (!page) return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : undefined);
  // Errors are sent once and kept by nobody: their data stays inside.
  const { document, href } = response.ok
    ? pageData.takeOut(page, request.url)
    : { document: withData(page), href: null };
  return reply.send(withParts(finishDocument(document, page.parts, href), page.parts));
};

/**
 * Pages that are rendered at once. They wait for each other: each for less than a second, on one core. Who comes on top
 * is told at once, and the gateway shows what it has kept.
 */
const mostRenders = 64;
let rendering = 0;

const answerInTurn = async (request: FastifyRequest, reply: FastifyReply) => {
  if (rendering >= mostRenders)
    return reply.status(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send();
  rendering += 1;
  try {
    return await answer(request, reply);
  } finally {
    rendering -= 1;
  }
};

app.get<{ Params: { key: string }; Querystring: { path?: string } }>(
  '/page-data/:key',
  async ({ params, query }, reply) => {
    const data = await pageData.find(params.key, query.path);
    if (data === null) return reply.status(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(data);
  },
);
app.get('/version.json', async (_request, reply) =>
  reply.header('cache-control', 'no-store').send({ version: build.assets.version }),
);
app.get('/health', async () => ({ status: 'live' }));
app.get('/*', answerInTurn);

await app.listen({ host: env.PUBLIC_APP_HOST, port: env.PUBLIC_APP_PORT });

const stop = async () => {
  setTimeout(() => process.exit(1), 25_000).unref();
  await app.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
