import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createInnerServer } from './inner-server.ts';
import { openDiskImageStore } from './modules/images/disk-image-store.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { openTestServer } from './testing/test-server.ts';

it('F6: without its database the API is live, and not ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoodee-inner-'));
  const { db, close } = await openTestDatabase();
  const store = await openDiskImageStore(folder);
  const inner = createInnerServer({
    db,
    store,
    origin: 'https://yoodee.test',
    dump: null,
    logger: Fastify().log,
    secret: 'x'.repeat(32),
  });
  const origin = await inner.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await inner.close();
    await rm(folder, { recursive: true });
  });
  const ask = async (path: string) => {
    const reply = await fetch(origin + path);
    return [reply.status, await reply.json()];
  };
  expect(await ask('/health/ready')).toEqual([503, { status: 'starting' }]);
  inner.setServing();
  expect(await ask('/health/ready')).toEqual([200, { status: 'ready' }]);

  await close();

  expect(await ask('/health/live')).toEqual([200, { status: 'live' }]);
  expect(await ask('/health/ready')).toEqual([503, { status: 'database unreachable' }]);
});

it('F8: with all connections in use a call gets 503 with Retry-After, and succeeds once one is free', async () => {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const askForCode = () =>
    server.app.inject({ method: 'POST', url: '/api/v1/member/auth/otp', body: { phone_number: '0812345678' } });
  const taken = await Promise.all(Array.from({ length: server.pool.options.max }, () => server.pool.connect()));

  const refused = await askForCode();
  for (const client of taken) client.release();
  const answered = await askForCode();

  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  expect(answered.statusCode).toBe(200);
});
