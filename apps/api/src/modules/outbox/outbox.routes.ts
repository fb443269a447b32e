import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { readFiledMessages } from './file-transport.ts';
import { outboxPage, outboxPagePolicy } from './outbox-page.ts';

const shown = 50;

/** `GET /api/dev/outbox`: the messages of the file transport. Not in production, unless allowed on purpose. */
export const outboxRoutes = (app: FastifyInstance, { env, folders }: { env: Env; folders: { outbox: string } }) => {
  if (env.NODE_ENV === 'production' && env.ALLOW_DEVELOPMENT_TRANSPORTS !== '1') return;
  app.get('/api/dev/outbox', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': outboxPagePolicy, 'cache-control': 'no-store' })
      .send(outboxPage(await readFiledMessages(folders.outbox, shown))),
  );
};
