import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiKeys, operations, rateWindows } from '../../db/schema.ts';
import { perform } from '../../ops/perform.ts';
import type { OperationContext } from '../../ops/operation.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createApiKey } from './api-key.ts';

let server: TestServer;
let replica: FastifyInstance;
beforeAll(async () => {
  server = await openTestServer();
  replica = await server.replica();
});
afterAll(() => server.close());

const operate = (command: string, values: Record<string, string> = {}, isDryRun = false) => {
  const context = { db: server.db, origin: 'https://yoodee.test' } as OperationContext;
  return perform(context, { command, values, actor: 'somchai', note: null, isDryRun });
};
const addKey = async (per_minute = 100, per_day = 1_000) => {
  const values = { name: 'Test program', per_minute: String(per_minute), per_day: String(per_day) };
  const [said, key] = await operate('key add', values);
  return { id: /^Key (\d+)/.exec(said!)![1]!, key: key! };
};
const ask = (key: string, url = '/api/v1/geo/provinces', headers: Record<string, string> = {}, app = server.app) =>
  app.inject({ url, headers: { authorization: `Bearer ${key}`, ...headers } });
const windowsOf = (id: string) => sql`${rateWindows.bucket} like ${`api-key:${id}:%`}`;

describe('a request with a key', () => {
  it('reports the remaining quota in the headers of the IETF draft', async () => {
    const { key } = await addKey(3, 50);
    const first = await ask(key);
    const second = await ask(key);

    expect(first.statusCode).toBe(200);
    expect(first.headers['ratelimit-policy']).toBe('"minute";q=3;w=60, "day";q=50;w=86400');
    expect(first.headers.ratelimit).toMatch(/^"minute";r=2;t=(60|59), "day";r=49;t=86\d{3}$/);
    expect(second.headers.ratelimit).toMatch(/^"minute";r=1;t=\d+, "day";r=48;t=\d+$/);
  });

  it('is refused over its quota of a minute, on every replica, and works again in the next', async () => {
    const { id, key } = await addKey(2);
    await ask(key);
    await ask(key, undefined, {}, replica);
    const refused = await ask(key);

    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers.ratelimit).toMatch(/^"minute";r=0;t=\d+$/);
    expect(refused.headers['cache-control']).toContain('private');
    await server.db
      .update(rateWindows)
      .set({ ends_at: sql`now()` })
      .where(eq(rateWindows.bucket, `api-key:${id}:minute`));
    const again = await ask(key);
    expect(again.headers.ratelimit).toContain('"day";r=997');
  });

  it('is refused over its quota of a day', async () => {
    const { key } = await addKey(10, 1);
    await ask(key);
    const refused = await ask(key);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  });

  it('accepts exactly its quota of parallel requests', async () => {
    const { key } = await addKey(5);
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await ask(key)).statusCode));

    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('is answered like one without a key, but not cacheable by shared caches', async () => {
    const { key } = await addKey();
    const anonymous = await server.app.inject('/api/v1/assets');
    const { body, headers } = await ask(key, '/api/v1/assets');
    const unchanged = await ask(key, '/api/v1/assets', { 'if-none-match': String(headers.etag) });

    expect(body).toBe(anonymous.body);
    expect(headers.etag).toBe(anonymous.headers.etag);
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(anonymous.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect([unchanged.statusCode, unchanged.headers['cache-control']]).toEqual([304, headers['cache-control']]);
  });

  it('has the quotas of the key instead of those of its network', async () => {
    const { key } = await addKey(1_000);
    const csv = () => ask(key, '/api/monthly-prices.csv');
    for (let count = 0; count < 60; count += 1) await csv();
    const { statusCode, headers } = await csv();

    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    expect(headers.ratelimit).toContain('"minute";r=939');
  });

  it('searches by MCP', async () => {
    const { key } = await addKey();
    const call = (authorization?: string) =>
      server.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream', ...(authorization && { authorization }) },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      });

    const { statusCode, headers } = await call(`Bearer ${key}`);
    expect(statusCode).toBe(200);
    expect(headers.ratelimit).toContain('"minute";r=99');
    expect((await call()).headers.ratelimit).toBeUndefined();
  });
});

describe('a key is refused', () => {
  const refusalOf = async (response: Promise<{ statusCode: number; json(): { code: string } }>) => {
    const { statusCode, json } = await response;
    return [statusCode, json().code];
  };

  it.each([
    createApiKey(),
    'yd_',
    'yd_short',
    `yd_${'ก'.repeat(43)}`,
    `yd_${"' or 1=1 --".padEnd(43, 'x')}`,
    `yd_${'x'.repeat(8_000)}`,
  ])('that nobody made: %s', async (key) => {
    const sent = Buffer.from(key).toString('latin1');
    const { statusCode, headers, json } = await ask(sent);

    expect([statusCode, json<{ code: string }>().code]).toEqual([401, 'api_key_refused']);
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('on every replica as soon as it is revoked', async () => {
    const { id, key } = await addKey();
    expect((await ask(key, undefined, {}, replica)).statusCode).toBe(200);
    await operate('key revoke', { key: id });

    expect(await refusalOf(ask(key))).toEqual([401, 'api_key_refused']);
    expect(await refusalOf(ask(key, undefined, {}, replica))).toEqual([401, 'api_key_refused']);
    expect((await server.app.inject('/api/v1/geo/provinces')).statusCode).toBe(200);
  });

  it('on every replica during a run of requests, as soon as its revocation is answered', async () => {
    const { id, key } = await addKey(100_000, 1_000_000);
    const answers: { status: number; beganAt: number }[] = [];
    const run = async (app: FastifyInstance) => {
      for (let count = 0; count < 15; count += 1) {
        const beganAt = performance.now();
        const { statusCode } = await ask(key, undefined, {}, app);
        answers.push({ status: statusCode, beganAt });
      }
    };
    const runs = Promise.all([run(server.app), run(replica), run(server.app), run(replica)]);
    await vi.waitUntil(() => answers.length > 8, { timeout: 20_000 });
    await operate('key revoke', { key: id });
    const revokedAt = performance.now();
    await runs;
    await run(replica);

    const later = answers.filter(({ beganAt }) => beganAt > revokedAt);
    expect(later.length).toBeGreaterThanOrEqual(15);
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([401]));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  }, 30_000);

  it('for what is not public, and for what writes', async () => {
    const { key } = await addKey();
    const member = await createTestMember(server);
    const post = server.app.inject({
      method: 'POST',
      url: '/api/v1/member/auth/otp',
      headers: { authorization: `Bearer ${key}` },
      payload: {},
    });

    expect(await refusalOf(ask(key, '/api/v1/member/profile'))).toEqual([401, 'signed_out']);
    expect((await post).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/api/v1/member/profile', headers: member.headers })).statusCode).toBe(200);
  });
});

describe('operators', () => {
  it('are shown a key once: neither the database nor the audit log has it', async () => {
    const { id, key } = await addKey();
    const [stored] = await server.db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.id, Number(id)));
    const audited = await server.db.select().from(operations);

    expect(key).toMatch(/^yd_[\w-]{43}$/);
    expect(JSON.stringify([stored, audited])).not.toContain(key);
    expect(audited.at(-1)!.result).toEqual([`Key ${id} (${key.slice(0, 9)}…) is made. It is shown this once:`]);
  });

  it('list keys with what they used today', async () => {
    const { id, key } = await addKey(7, 70);
    await ask(key);
    await ask(key);

    const line = (await operate('key list')).find((text) => text.startsWith(`${id}  `));
    expect(line).toContain('Test program  7 a minute, 70 a day, 2 today  since 20');
  });

  it('change the quotas of a key from its next request on', async () => {
    const { id, key } = await addKey(1);
    await ask(key);
    await operate('key limit', { key: id, per_minute: '5', per_day: '9' });

    expect((await ask(key)).headers.ratelimit).toMatch(/^"minute";r=3;t=\d+, "day";r=7;/);
  });

  it('can dry-run a command', async () => {
    const { id, key } = await addKey();
    const [said] = await operate('key revoke', { key: id }, true);

    expect(said).toContain('would be revoked');
    expect((await ask(key)).statusCode).toBe(200);
  });

  it.each([
    ['key add', { name: '', per_minute: '1', per_day: '1' }, '<name>'],
    ['key add', { name: 'a\nb', per_minute: '1', per_day: '1' }, '<name>'],
    ['key add', { name: 'a', per_minute: '0', per_day: '1' }, '<per_minute>'],
    ['key add', { name: 'a', per_minute: '1', per_day: '1e99' }, '<per_day>'],
    ['key limit', { key: '999999', per_minute: '1', per_day: '1' }, 'no key 999999'],
    ['key revoke', { key: 'x' }, '<key>'],
    ['key revoke', { key: '999999' }, 'no key 999999'],
  ])('are told what is wrong: %s %j', async (command, values, said) => {
    await expect(operate(command, values)).rejects.toThrow(said);
  });
});

it('counts requests by outcome, without keys', async () => {
  register.resetMetrics();
  const { id, key } = await addKey(1);
  await ask(key);
  await ask(key);
  await ask(createApiKey());

  const metric = await register.getSingleMetricAsString('yoodee_api_key_requests_total');
  for (const outcome of ['accepted', 'per_minute', 'refused']) expect(metric).toContain(`{outcome="${outcome}"} 1`);
  expect(metric).not.toContain('yd_');
  expect(await server.db.$count(rateWindows, windowsOf(id))).toBe(2);
});
