import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createServer as createViteServer } from 'vite';
import type * as Entry from '../app/entry.server.tsx';
import { readEnv, readSite } from './env.ts';
import { resources } from './resources.ts';
import { pageRoutes } from './pages.ts';

/** The development server of the public site, with hot reload (https://vite.dev/guide/ssr). */
const env = readEnv(process.env);
const root = join(import.meta.dirname, '..');

const server = createHttpServer();
const vite = await createViteServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, ws: { server } },
});
const entry = () => vite.ssrLoadModule('/app/entry.server.tsx') as Promise<typeof Entry>;

const app = Fastify({
  logger: { level: 'error' },
  requestIdHeader: 'x-request-id',
  serverFactory: (handle) =>
    server.on('request', (request, response) => vite.middlewares(request, response, () => handle(request, response))),
});

app.get('/version.json', async () => ({ version: 'development' }));
app.get('/health', async () => ({ status: 'live' }));
resources(app, (await entry()).resourceRoutes, env.PUBLIC_ORIGIN);
pageRoutes(app, {
  site: readSite(env),
  entry,
  // Vite's client adds the styles when modules import them.
  build: { version: 'development', scripts: ['/app/entry.client.tsx'], styles: () => '' },
});

await app.listen({ host: env.PUBLIC_APP_HOST, port: env.PUBLIC_APP_PORT });

const stop = async () => {
  await vite.close();
  await app.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
