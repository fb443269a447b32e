import { expect, it } from 'vitest';
import { createInnerServer } from './inner.ts';

const up = async () => true;
const down = async () => false;
const broken = async () => Promise.reject(new Error('refused'));

it.each([
  ['every upstream is up', { api: up, public: up }, false, 200, 'ready'],
  ['one is down', { api: up, public: down }, false, 503, 'waiting'],
  ['one cannot be asked', { api: broken, public: up }, false, 503, 'waiting'],
  ['it is about to stop', { api: up, public: up }, true, 503, 'draining'],
])('readiness when %s', async (_case, checks, isDraining, statusCode, status) => {
  const inner = createInnerServer({ checks, isDraining: () => isDraining });

  const reply = await inner.inject('/health/ready');

  expect([reply.statusCode, reply.json<{ status: string }>().status]).toEqual([statusCode, status]);
});

it('is live whatever its upstreams do', async () => {
  const inner = createInnerServer({ checks: { api: down }, isDraining: () => true });

  expect((await inner.inject('/health/live')).statusCode).toBe(200);
});
