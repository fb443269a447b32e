import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createFileTransport } from './file-transport.ts';

let server: TestServer;
afterEach(() => server.close());

const production = { NODE_ENV: 'production', JWT_SECRET: 'a-secret-of-our-own-with-32-characters' } as const;
const page = () => server.app.inject({ url: '/api/dev/outbox' });

it('lists messages newest first, escaped, under a policy that allows its style alone', async () => {
  server = await openTestServer();
  expect((await page()).body).toContain('No messages yet');
  const transport = createFileTransport(join(server.env.DATA_DIR, 'outbox'));
  const send = (id: number, text: string, code: string) =>
    transport.send(
      { id, channel: 'sms', to: '+66812345678', text, code, createdAt: new Date(Date.UTC(2026, 0, id)) },
      AbortSignal.timeout(5_000),
    );
  await send(1, '<script>alert(1)</script>', '111111');
  await send(2, 'ใหม่กว่า', '222222');

  const reply = await page();

  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body.indexOf('222222')).toBeLessThan(reply.body.indexOf('111111'));
  expect(reply.body).not.toContain('<script');
  const style = /<style>([^]*)<\/style>/.exec(reply.body)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(reply.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

it('exists in production only when development transports are allowed', async () => {
  server = await openTestServer({ ...production, ALLOW_DEVELOPMENT_TRANSPORTS: '1' });
  expect((await page()).statusCode).toBe(200);
  await server.close();

  await expect(openTestServer(production)).rejects.toThrow('SMS_PROVIDER');
  server = await openTestServer();
});
