import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { endpoints } from '@yoodee/api-contract/testing';
import { createApiKey } from './modules/api-keys/api-key.ts';
import { captureLog } from './testing/captured-log.ts';
import { callAs, enquire, tokenSentTo } from './testing/test-conversation.ts';
import { createTestMember, type TestMember } from './testing/test-member.ts';
import { requestCode, wrongFor } from './testing/test-otp.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

/** Secrets that a log must never contain, in the forms that people type and that programs write. */
const words = 'บ้านลับริมคลอง secret-words';
const mail = 'somsri.secret@mail.example';
const phones = ['0812345678', '081-234-5678', '+66812345678', '812345678'];
const secrets = new Set([...phones, mail, 'บ้านลับริมคลอง', 'secret-words', encodeURIComponent('บ้านลับริมคลอง')]);

/** Streams do not end. */
const isStream = (path: string) => path.endsWith('/events');

const log = captureLog();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, log.logger as unknown as FastifyBaseLogger);
});
afterAll(() => server.close());

const namesOf = (schema: unknown) => Object.keys((schema as Partial<ZodMiniObject> | undefined)?.shape ?? {});
const filled = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

/** Calls every endpoint as a member, with a secret in each of its fields. */
const crawl = async (callers: readonly TestMember[]) => {
  for (const [index, [, spec]] of endpoints.entries()) {
    if (isStream(spec.path)) continue;
    const { token, headers } = callers[index]!;
    secrets.add(token);
    for (const secret of [words, '0812345678', mail]) {
      const query = new URLSearchParams(filled(namesOf(spec.query), secret));
      await server.app.inject({
        method: spec.method,
        url: `/api/v1${spec.path.replace(/:\w+/g, '1')}?${query}`,
        headers: { ...headers, 'user-agent': 'Browser' },
        ...(spec.method !== 'GET' && { payload: filled(namesOf(spec.body), secret) }),
      });
    }
  }
};

const expectNoSecrets = () => {
  const text = log.text();
  for (const line of text.trim().split('\n')) expect(() => void JSON.parse(line)).not.toThrow();
  for (const secret of secrets) expect(text.includes(secret), `the log holds ${secret}`).toBe(false);
};

it('T31 the log of signing in, writing and searching holds no phone, code, token or words', async () => {
  const phone = '+66812345678';
  const { refCode, otp } = await requestCode(server, phone);
  const verify = (code: string) =>
    callAs(server.app, null)('POST', '/member/auth/otp/verify', {
      phone_number: phone,
      ref_code: refCode,
      otp: code,
      ...{ first_name: 'สมศรี', last_name: 'ลับสุดยอด', consent_version: '2026-11' },
    });
  expect((await verify(wrongFor(otp))).statusCode).toBeGreaterThanOrEqual(400);
  await verify(otp);
  secrets.add(`"${otp}"`).add('ลับสุดยอด');

  const seller = await createTestMember(server);
  const guest = await enquire(server, seller, { message: words, phone: '0812345678' });
  const { items } = (await callAs(server.app, seller)('GET', '/member/conversations')).json().data as {
    items: { id: number }[];
  };
  await callAs(server.app, seller)('POST', `/member/conversations/${items[0]!.id}/messages`, { text: words });
  const token = await tokenSentTo(server.db, guest.phone);
  secrets.add(token);
  await callAs(server.app, null)('POST', '/public/conversation', { token });

  const key = createApiKey();
  secrets.add(key);
  const get = (url: string) => server.app.inject({ url, headers: { authorization: `Bearer ${key}` } });
  await get(`/api/v1/assets?q=${encodeURIComponent(words)}`);
  await server.app.inject(`/api/v1/nowhere/0812345678?q=${encodeURIComponent(words)}&key=${key}`);
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/member/auth/otp',
    headers: { 'content-type': 'application/json' },
    payload: '{"phone_number":"0812345678"',
  });

  expect(log.text()).toContain('security event');
  expectNoSecrets();
});

it('T31 the log of every endpoint holds none of them, also when statements fail', async () => {
  const callers: TestMember[] = [];
  for (const _endpoint of endpoints) callers.push(await createTestMember(server));
  await crawl(callers);
  expectNoSecrets();

  const kept = ['members', 'sessions'];
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
  const rename = async (from: (name: string) => string, to: (name: string) => string) => {
    for (const name of tables)
      await server.db.execute(sql`alter table ${sql.identifier(from(name))} rename to ${sql.identifier(to(name))}`);
  };
  const away = (name: string) => `${name}_away`;
  const asIs = (name: string) => name;
  await rename(asIs, away);
  try {
    await crawl(callers);
  } finally {
    await rename(away, asIs);
  }

  expect(log.text()).toContain('Failed query');
  expectNoSecrets();
});
