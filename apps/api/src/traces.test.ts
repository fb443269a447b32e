import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTracing, type Tracing } from '@yoodee/tracing';
import { startCollector, type Collector } from '@yoodee/tracing/testing';
import { captureLog } from './testing/captured-log.ts';
import { createTestMember } from './testing/test-member.ts';
import { requestCode } from './testing/test-otp.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import type { FastifyBaseLogger } from 'fastify';

const log = captureLog();
let server: TestServer;
let collector: Collector;
let tracing: Tracing;
let origin: string;
beforeAll(async () => {
  collector = await startCollector();
  server = await openTestServer({}, log.logger as unknown as FastifyBaseLogger);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: 1 };
  tracing = await startTracing('api', { ...settings, OTEL_TRACES_SAMPLER: 'parentbased_always_on' }, log.logger);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await tracing.stop();
  await server.close();
  await collector.close();
});

/** A request in a trace of the gateway; the last digit says whether the gateway's sampler keeps it. */
const fetchIn = (traceId: string, path: string, { isKept = true, ...init }: RequestInit & { isKept?: boolean } = {}) =>
  fetch(`${origin}/api/v1${path}`, {
    ...init,
    headers: { ...init.headers, traceparent: `00-${traceId}-b7ad6b7169203331-0${isKept ? 1 : 0}` },
  });
const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);

it('contain the request by its route, with the request id of its log lines, and its statements', async () => {
  const traceId = '0af7651916cd43dd8448eb211c803101';
  const reply = await fetchIn(traceId, '/assets/1');

  expect(reply.status).toBe(404);
  const route = () => spansOf(traceId).find(({ name }) => name === 'GET /api/v1/assets/:id');
  await expect.poll(route, { timeout: 5_000 }).toMatchObject({
    service: 'yoodee-api',
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'yoodee.request_id': reply.headers.get('x-request-id'), 'http.response.status_code': 404 },
  });
  const statements = spansOf(traceId).map(({ parentSpanId, attributes }) => [
    parentSpanId,
    attributes['db.query.text'],
  ]);
  expect(statements).toContainEqual([route()!.spanId, expect.stringMatching(/^select .+ from "assets" where .+\$1/)]);
});

it('are named in the log lines of the request', async () => {
  const traceId = '0af7651916cd43dd8448eb211c803102';
  const reply = await fetchIn(traceId, '/member/auth/otp', {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  await server.db.execute('alter table news_articles rename to away');
  const failed = await fetchIn(traceId, '/news').finally(() =>
    server.db.execute('alter table away rename to news_articles'),
  );

  expect([reply.status, failed.status]).toEqual([400, 500]);
  const lines = log
    .text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ trace_id: traceId, reqId: failed.headers.get('x-request-id'), msg: 'unexpected' }),
  );
});

it('omit requests that the gateway’s sampler dropped', async () => {
  const [left, kept] = ['0af7651916cd43dd8448eb211c803103', '0af7651916cd43dd8448eb211c803104'];
  await fetchIn(left, '/assets', { isKept: false });
  await fetchIn(kept, '/assets');

  await expect.poll(() => spansOf(kept).length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(spansOf(left)).toEqual([]);
});

it('T31 hold no phone, code, token, key or words', async () => {
  const traceId = '0af7651916cd43dd8448eb211c803105';
  const phone = '+66812345678';
  const json = { 'content-type': 'application/json' };
  const { refCode, otp } = await requestCode(server, phone);
  const member = await createTestMember(server);
  const words = 'บ้านลับริมคลอง';
  const key = `yd_${'k'.repeat(43)}`;
  await fetchIn(traceId, '/member/auth/otp/verify', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ phone_number: phone, ref_code: refCode, otp, first_name: 'สมศรี', last_name: 'ลับสุดยอด' }),
  });
  await fetchIn(traceId, `/assets?q=${encodeURIComponent(words)}`, {
    headers: { ...member.headers, 'user-agent': words.normalize().replace(/./gu, 'x') },
  });
  await fetchIn(traceId, `/nowhere/0812345678?q=${encodeURIComponent(words)}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  await fetchIn(traceId, '/assets', { headers: { authorization: `Bearer ${key}`, host: 'secret.example' } });
  await fetchIn(traceId, '/member/profile', { headers: member.headers });

  const names = () => spansOf(traceId).map(({ name }) => name);
  await expect.poll(names, { timeout: 5_000 }).toContain('GET /api/v1/member/profile');
  expect(names()).toContain('POST /api/v1/member/auth/otp/verify');
  expect(names()).toContain('GET none');
  const secrets = [
    phone,
    '0812345678',
    '812345678',
    member.token,
    key,
    words,
    encodeURIComponent(words),
    'ลับสุดยอด',
    'สมศรี',
    refCode,
    `"${otp}"`,
  ];
  for (const secret of secrets) expect(collector.received().includes(secret), secret).toBe(false);
});
