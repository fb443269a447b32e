import type { FastifyInstance } from 'fastify';
import { readFiledMessages } from './file-transport.ts';
import { outboxPage, outboxPagePolicy } from './outbox-page.ts';

const shown = 50;

/** `GET /api/dev/outbox`: what the file transport holds. Never mounted where messages are real. */
export const outboxRoutes = (app: FastifyInstance, folder: string) => {
  app.get('/api/dev/outbox', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': outboxPagePolicy, 'cache-control': 'no-store' })
      .send(outboxPage(await readFiledMessages(folder, shown))),
  );
};
