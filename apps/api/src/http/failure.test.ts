import { connect } from 'node:net';
import { readFile } from 'node:fs/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from './app.ts';
import { ApiError } from './problem.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it.each([
  ['th', 'คำขอนี้ส่งข้อมูลมาในรูปแบบที่ไม่รองรับ'],
  ['en', 'This request carries a type of content that is not accepted here.'],
])('names the content, not a picture, where JSON is expected: %s', async (language, message) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/member/auth/otp',
    headers: { 'content-type': 'text/csv', 'accept-language': language },
    payload: 'phone_number,0812345678',
  });

  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({ code: 'unsupported_content_type', message });
});

it.each([
  ['th', 'พิมพ์ราคา 4,500,000 บาทอีกครั้งเพื่อยืนยัน'],
  ['en', 'Type the price of 4,500,000 baht again to confirm it.'],
])('groups the digits of its figures: %s', async (language, message) => {
  const app = createHttpApp({ logger: false, trustProxy: false });
  app.get('/', () => Promise.reject(new ApiError('price_unconfirmed', { details: { price: 4_500_000 } })));

  const reply = await app.inject({ url: '/', headers: { 'accept-language': language } });

  expect(reply.json()).toMatchObject({ message, details: { price: 4_500_000 } });
});

it.each([
  ['th', 3_280, 'ทำรายการถี่เกินไป ลองใหม่ได้ในอีก 55 นาที'],
  ['en', 3_280, 'Too many requests. Try again in 55 minutes.'],
  ['en', 3_600, 'Too many requests. Try again in 1 hour.'],
  ['en', 1, 'Too many requests. Try again in 1 second.'],
])('says how long to wait: %s, %s s', async (language, retryAfter, message) => {
  const app = createHttpApp({ logger: false, trustProxy: false });
  app.get('/', () => Promise.reject(new ApiError('too_many_requests', { details: { retry_after: retryAfter } })));

  const reply = await app.inject({ url: '/', headers: { 'accept-language': language } });

  expect(reply.json().message).toBe(message);
  expect(reply.headers['retry-after']).toBe(String(retryAfter));
});

describe('what was thrown', () => {
  const answerTo = async (error: unknown) => {
    const app = createHttpApp({ logger: false, trustProxy: false });
    app.get('/', () => Promise.reject(error));
    const { statusCode, headers, json } = await app.inject('/');
    return [statusCode, json().code, headers['retry-after']];
  };
  const driverError = (message: string, code?: string) => Object.assign(new Error(message), code && { code });
  const inQuery = (cause: Error) => new DrizzleQueryError('insert into "assets" values ($1)', ['no timeout'], cause);
  const errorOf = (work: Promise<unknown>): Promise<Error> =>
    work.then(
      () => expect.unreachable(),
      (error: Error) => error,
    );

  it('does not depend on the words of a member', async () => {
    const text = 'Connection terminated: no timeout';

    expect(await answerTo(inQuery(driverError('violates a constraint', '23514')))).toEqual([
      500,
      'unexpected',
      undefined,
    ]);
    // The database error repeats the words.
    const refused = await errorOf(server.db.execute(sql`select ${text}::text::integer`));
    expect(String(refused.cause)).toContain(text);
    expect(await answerTo(refused)).toEqual([500, 'unexpected', undefined]);
  });

  it.each([
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('reports an unreachable database for the driver error: %s', async (message) => {
    const unavailable = [503, 'unavailable', '5'];

    expect(await answerTo(driverError(message))).toEqual(unavailable);
    expect(await answerTo(inQuery(driverError(message)))).toEqual(unavailable);
  });

  it.each([
    ['a server that crashed', '57P02'],
    ['a server that became a standby', '25006'],
    ['none of several servers that accepts writes', '08001'],
    ['a pooler that lost its server', '08P01'],
    ['a machine that is gone', 'EHOSTUNREACH'],
  ])('reports an unreachable database for %s', async (_what, code) => {
    expect(await answerTo(inQuery(driverError('of the driver', code)))).toEqual([503, 'unavailable', '5']);
  });

  it('reports an unreachable database for a missing socket, not for another missing file', async () => {
    const nowhere = '/nowhere/.s.PGSQL.5432';
    const noSocket = await errorOf(new Promise((_, reject) => void connect(nowhere).once('error', reject)));
    const noFile = await errorOf(readFile(nowhere));

    expect(await answerTo(inQuery(noSocket))).toEqual([503, 'unavailable', '5']);
    expect(await answerTo(noFile)).toEqual([500, 'unexpected', undefined]);
  });

  it.each([
    ['a deadlock', '40P01'],
    ['two transactions that exclude each other', '40001'],
  ])('may be retried after %s', async (_what, code) => {
    expect(await answerTo(inQuery(driverError('deadlock detected', code)))).toEqual([503, 'busy', '5']);
  });
});
