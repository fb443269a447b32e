import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { FailureLog } from './failure-log.ts';

const lines: { msg: string; reqId?: string; err?: { message: string } }[] = [];
const app = Fastify({
  logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  logController: new FailureLog(),
  requestIdHeader: 'x-request-id',
});
app.get('/assets', async () => 'ok');
app.get('/broken', async () => {
  throw new Error('no render');
});

it('logs a failure with the request id, and never with the query', async () => {
  await app.inject('/assets?q=secret');
  await app.inject('/nowhere?q=secret');
  await app.inject({ url: '/broken?q=secret', headers: { 'x-request-id': 'the-request' } });

  expect(lines).toMatchObject([{ msg: 'reply failed', reqId: 'the-request', err: { message: 'no render' } }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
