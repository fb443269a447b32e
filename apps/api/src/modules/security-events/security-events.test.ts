import { Writable } from 'node:stream';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { logout, verifyOtp } from '@yoodee/api-contract/member';
import { getActivity, type Activity } from '@yoodee/api-contract/security-events';
import { securityEvents } from '../../db/schema.ts';
import { createLogger } from '../../http/logger.ts';
import { insertAsset, insertMember } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { requestCode, wrongFor } from '../../testing/test-otp.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSecurityEventQueries } from './security-events.queries.ts';
import { createSecurityEvents } from './security-events.ts';

let lines: string[] = [];
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let server: TestServer;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  server = await openTestServer({}, createLogger(destination));
});
beforeEach(async () => {
  member = await createTestMember(server);
  other = await createTestMember(server);
  await server.db.delete(securityEvents);
  lines = [];
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, { headers = {}, body }: { headers?: object; body?: object } = {}) =>
  server.app.inject({ method, url: `/api/v1${path}`, headers: { ...headers }, ...(body && { body }) });
const activityOf = async ({ headers }: TestMember): Promise<Activity[]> =>
  z.parse(getActivity.response, (await call('GET', '/member/activity', { headers })).json().data).items;
/** All rows, oldest first. Reading a list writes what waits. */
const rows = async () => {
  await activityOf(other);
  return server.db.select().from(securityEvents).orderBy(asc(securityEvents.at), asc(securityEvents.id));
};
const said = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security event');

describe('F5 what happens to an account', () => {
  it('is told to its member: a code, a wrong try and the sign-in', async () => {
    const { otp, refCode } = await requestCode(server, member.phone);
    const verify = (code: string) =>
      call('POST', '/member/auth/otp/verify', {
        headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile' },
        body: { otp: code, phone: member.phone, ref_code: refCode },
      });
    await verify(wrongFor(otp));
    await verify(otp);

    const items = await activityOf(member);

    expect(items.map(({ kind }) => kind).sort()).toEqual(['code_requested', 'sign_in', 'sign_in_failed']);
    expect(items.find(({ kind }) => kind === 'sign_in')).toMatchObject({
      detail: 'phone',
      times: 1,
      browser: 'Chrome',
      system: 'Android',
    });
    expect(await activityOf(other)).toEqual([]);
  });

  it('is told without what strangers did with the phone before the member joined', async () => {
    await requestCode(server, member.phone);
    await activityOf(member);
    await server.db.update(securityEvents).set({ at: sql`now() - interval '1 day'` });

    expect(await activityOf(member)).toEqual([]);
  });

  it('is a row for a changed way to sign in, an ended session and an export', async () => {
    await storeProof(server, member, 'access');
    await call('DELETE', '/member/sessions', member);
    await call('POST', logout.path, member);

    expect(await rows()).toMatchObject([
      { kind: 'session_ended', detail: 'others', member_id: member.id },
      { kind: 'session_ended', detail: 'own', member_id: member.id },
    ]);
  });
});

it('F5 of an erased member keep no device, and the erasure is recorded', async () => {
  await call('POST', logout.path, member);
  await rows();
  await createSecurityEventQueries(server.db).erase(member.id);

  expect(await rows()).toMatchObject([
    { user_agent: null, member_id: member.id },
    { kind: 'account_deleted', detail: 'erased', member_id: member.id },
  ]);
});

describe('F5 an attack is recorded', () => {
  it('when a member asks for what is another’s', async () => {
    const id = await insertAsset(server.db, { owner_id: await insertMember(server.db) });

    expect((await call('GET', `/member/assets/${id}`, member)).statusCode).toBe(404);

    expect(await rows()).toMatchObject([
      { kind: 'access_denied', member_id: member.id, detail: 'not_found', route: 'GET /api/v1/member/assets/:id' },
    ]);
    expect(await activityOf(member)).toEqual([]);
  });

  it.each([
    ['forged', () => `${member.token.slice(0, -4)}AAAA`],
    ['forged', () => 'eyJhbGciOiJub25lIn0.e30.'],
  ])('when a token is %s', async (detail, token) => {
    await call('GET', '/member/profile', { headers: { authorization: `Bearer ${token()}` } });

    expect(await rows()).toMatchObject([{ kind: 'token_refused', detail, address_hash: expect.any(String) }]);
  });

  it('when a token is used after its session has ended', async () => {
    await call('POST', logout.path, member);
    await call('GET', '/member/profile', member);

    expect((await rows()).at(-1)).toMatchObject({ kind: 'token_refused', detail: 'ended' });
  });

  it('when a limit is reached, as one row for many tries', async () => {
    const body = { otp: '123456', phone: '0812345678', ref_code: 'ABCD' };
    for (let n = 0; n < 40; n += 1)
      await server.app.inject({
        method: 'POST',
        url: `/api/v1${verifyOtp.path}`,
        remoteAddress: '203.0.113.9',
        body,
      });

    expect(await rows()).toMatchObject([
      { kind: 'sign_in_failed', detail: 'otp_unknown', times: 30 },
      { kind: 'limit_reached', detail: 'too_many_requests', times: 10 },
    ]);
  });
});

describe('F5 rows and lines', () => {
  it('hold neither address nor phone, and the same hash for the same address', async () => {
    const phone = '+66811112222';
    await requestCode(server, phone, { remoteAddress: '203.0.113.77' });
    await call('GET', '/member/profile', { headers: { authorization: 'Bearer x.y.z' } });

    const text = JSON.stringify([await rows(), said()]);
    expect(text).not.toMatch(/203\.0\.113\.77|66811112222|0811112222|x\.y\.z/);
    expect(said()[0].security).toMatchObject({
      kind: 'code_requested',
      address_hash: expect.stringMatching(/^.{22}$/),
    });
    const elsewhere = createSecurityEvents({
      db: server.db,
      env: { JWT_SECRET: 'k'.repeat(32) },
      logger: server.app.log,
    });
    expect(elsewhere.hash('phone', phone)).not.toBe(said()[0].security.phone_hash);
  });

  it('are one line each, whatever the caller sends', async () => {
    const hostile = '\u009b31mred {"security":{"kind":"sign_in"}} \u2028 %0aX-Evil: 1';
    await call('GET', '/member/profile', {
      headers: { 'user-agent': hostile, authorization: 'Bearer forged', 'x-request-id': 'a b\u009b' },
    });
    await call('GET', '/member/profile', {
      headers: { 'user-agent': 'x'.repeat(8_000), authorization: 'Bearer forged' },
    });

    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    // eslint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(lines.join('').replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    expect(said().map(({ security }) => security.kind)).toEqual(['token_refused', 'token_refused']);
    expect((await rows()).every(({ user_agent }) => (user_agent ?? '').length <= 300)).toBe(true);
  });

  it('wait for a database that fails, and are written once', async () => {
    const events = createSecurityEvents({
      db: { insert: () => ({ values: () => Promise.reject(new Error('down')) }) } as never,
      env: server.env,
      logger: server.app.log,
    });
    events.record({ kind: 'sign_in', request: null, memberId: member.id });

    await expect(events.flush()).rejects.toThrow('down');
    await expect(events.flush()).rejects.toThrow('down');
    expect(said()).toHaveLength(1);
  });

  it('are bounded in memory under a flood, and the number of dropped ones is logged', async () => {
    const events = createSecurityEvents({ db: server.db, env: server.env, logger: server.app.log });
    for (let n = 0; n < 2_100; n += 1)
      events.record({ kind: 'sign_in_failed', request: null, memberId: 1_000_000 + n });
    await events.flush();

    expect(await server.db.$count(securityEvents)).toBe(2_000);
    expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ dropped: 100 });
  });

  it('are deleted after 90 days', async () => {
    await storeProof(server, member, 'access');
    await call('DELETE', '/member/sessions', member);
    await rows();
    const { removeOld } = createSecurityEventQueries(server.db);
    const age = (days: number) =>
      server.db.update(securityEvents).set({ at: sql`now() - make_interval(days => ${days})` });

    await age(89);
    await removeOld();
    expect(await server.db.$count(securityEvents, eq(securityEvents.member_id, member.id))).toBe(1);
    await age(91);
    await removeOld();
    expect(await server.db.$count(securityEvents)).toBe(0);
  });
});
