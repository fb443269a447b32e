import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createDocumentFinisher } from './document.ts';
import { readEnv } from './env.ts';

const env = readEnv(process.env);
const buildFolder = join(import.meta.dirname, '../build');
const clientFolder = join(buildFolder, 'client');
const finishDocument = createDocumentFinisher(clientFolder);
const build = (await import(join(buildFolder, 'server/index.js'))) as ServerBuild;
const render = createRequestHandler(build, env.NODE_ENV);

const app = Fastify({
  logger: { redact: ['req.headers.cookie', 'req.headers.authorization'] },
  requestTimeout: 15_000,
});

await app.register(fastifyStatic, {
  root: join(clientFolder, 'static'),
  prefix: '/static/',
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
});

// Files with fixed names at the site's root: icons.
await app.register(fastifyStatic, {
  root: clientFolder,
  decorateReply: false,
  wildcard: false,
  globIgnore: ['static/**', '.vite/**'],
  maxAge: '1d',
});

/** The request as React Router takes it. The origin is ours by configuration: the Host header is never believed. */
const toWebRequest = (request: FastifyRequest, signal: AbortSignal) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'host') headers.set(name, value);
  return new Request(new URL(request.url, env.PUBLIC_ORIGIN), { method: request.method, headers, signal });
};

const answer = async (request: FastifyRequest, reply: FastifyReply) => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const response = await render(toWebRequest(request, gone.signal));
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.body) return reply.send();
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    return reply.send(Buffer.from(await response.arrayBuffer()));
  return reply.send(finishDocument(await response.text()));
};

app.get('/health', async () => ({ status: 'live' }));
app.get('/*', answer);

await app.listen({ host: env.PUBLIC_APP_HOST, port: env.PUBLIC_APP_PORT });

const stop = async () => {
  setTimeout(() => process.exit(1), 25_000).unref();
  await app.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
