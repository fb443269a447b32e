import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Takes the place of a worker that must go: removes what it kept, then itself. */
const retiring = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `/sw.js`, asked for anew each time: nobody, neither browser nor gateway, may go on with an old one. Switched off, it
 * answers with a worker that removes itself from every browser that comes by.
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
