import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Replaces an installed worker: deletes its caches, then unregisters itself. */
const retiring = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (/^(?:offline|account-shell)-/.test(name)) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `/sw.js`, which is never cached: neither browsers nor the gateway may use an old one. If the service worker is
 * disabled, the response is a worker that unregisters itself in every browser that still has one.
 */
export const serviceWorker = (
  app: FastifyInstance,
  { clientFolder, isOn }: { clientFolder: string; isOn: boolean },
): void => {
  const script = isOn ? readFileSync(join(clientFolder, 'sw.js'), 'utf8') : retiring;
  app.get('/sw.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
};
