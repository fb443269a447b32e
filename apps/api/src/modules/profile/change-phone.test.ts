import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { members, passkeys, rateWindows } from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass, requestCode, textsTo } from '../../testing/test-otp.ts';
import { prove, storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSessions } from '../auth/sessions.ts';
import { changeMessages } from './change-phone.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  const limits = ['OTP_SENDS_PER_HOUR_IP', 'OTP_SENDS_PER_HOUR_PREFIX', 'OTP_VERIFIES_PER_5_MIN_IP'];
  server = await openTestServer(Object.fromEntries(limits.map((name) => [name, '1000'])));
});
beforeEach(async () => {
  member = await createTestMember(server);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

let phones = 0;
const newPhone = () => `+66844${String((phones += 1)).padStart(6, '0')}`;
const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, headers = {}) =>
  server.app.inject({ method, url: `/api/v1${path}`, headers, ...(body && { body }) });
const rowOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await server.db.select().from(members).where(eq(members.id, id)))[0]!;
const statusOf = async ({ headers }: Pick<TestMember, 'headers'>) =>
  (await call('GET', '/member/profile', undefined, headers)).statusCode;

const move = async (who: TestMember, phone = newPhone()) => {
  // Rate limits have tests of their own.
  await server.db.delete(rateWindows);
  const { otp, refCode } = await requestCode(server, phone, { headers: who.headers });
  const body = { otp, phone_number: phone, ref_code: refCode };
  return { phone, reply: await call('PUT', `/member/profile/${who.id}/phone`, body, who.headers) };
};
/** Moves a member as a thief with a proof would; returns the token in the message to the old number. */
const takeOver = async (who = member) => {
  await storeProof(server, who, 'access');
  const { phone: old } = await rowOf(who);
  const { phone, reply } = await move(who);
  expect(reply.statusCode).toBe(200);
  return { phone, token: (await textsTo(server.db, old)).at(-1)!.split('#')[1]! };
};
const undo = (token: string) => call('POST', '/public/member/phone/undo', { token });
const signInOn = async (userAgent: string, { id } = member) => {
  const { accessToken } = await createSessions(server).open(server.db, { id, user_status: 'active' }, { userAgent });
  return { ...member, headers: { authorization: `Bearer ${accessToken}` } };
};

describe('a changed phone', () => {
  it('is told at the old number, and ends all other sessions and proofs', async () => {
    const elsewhere = await signInOn('Android');
    await takeOver();

    expect((await textsTo(server.db, member.phone)).at(-1)).toMatch(
      /ถ้าไม่ใช่คุณ .* http:\/\/localhost:4200\/authenticate\/undo-phone#[\w-]{22}$/,
    );
    expect([await statusOf(member), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await move(member)).reply.json().code).toBe('proof_required');
  });

  it('keeps the old number from everybody else for 72 hours', async () => {
    await takeOver();
    const other = await createTestMember(server);
    await storeProof(server, other, 'access');
    expect((await move(other, member.phone)).reply.json().code).toBe('phone_taken');
    const signUp = async () => {
      const { otp, refCode } = await requestCode(server, member.phone);
      const body = { otp, phone: member.phone, ref_code: refCode, first_name: 'สม', last_name: 'ใจ' };
      return call('POST', '/member/auth/otp/verify', body);
    };
    expect((await signUp()).json().code).toBe('phone_reserved');

    await letTimePass(server.db, 72 * 3_600 + 1);
    expect((await signUp()).statusCode).toBe(200);
  });

  it('can be changed back by the member, who proves the new number', async () => {
    const { phone } = await takeOver();
    await prove(server, { ...member, phone }, 'access');

    expect((await move(member, member.phone)).reply.statusCode).toBe(200);
    expect((await rowOf(member)).phone).toBe(member.phone);
  });

  it.each(['th', 'en'] as const)('is told in at most two text messages (%s)', (locale) => {
    const text = changeMessages[locale](`https://yoodee.example/en/authenticate/undo-phone#${'x'.repeat(22)}`);
    expect(text.length).toBeLessThanOrEqual(locale === 'th' ? 3 * 67 : 2 * 153);
  });
});

describe('the undo of a changed phone', () => {
  it('gives the old number back, ends every session and removes what was added since', async () => {
    const { token } = await takeOver();
    const thief = await signInOn('thief');
    await server.db
      .update(members)
      .set({ line_sub: `U${member.id}` })
      .where(eq(members.id, member.id));
    const key = { credential_id: `c${member.id}`, public_key: 'k', user_handle: 'h', counter: 0, transports: [] };
    await server.db.insert(passkeys).values({ ...key, member_id: member.id, name: 'thief' });

    expect((await undo(token)).json()).toEqual({ data: null, message: 'Success' });

    expect(await rowOf(member)).toMatchObject({ phone: member.phone, line_sub: null });
    expect([await statusOf(member), await statusOf(thief)]).toEqual([401, 401]);
    expect(await server.db.$count(passkeys, eq(passkeys.member_id, member.id))).toBe(0);
  });

  it('links LINE as it was, and keeps older passkeys', async () => {
    const owner = await createTestMember(server, { line_sub: 'Uowner' });
    const key = { credential_id: `o${owner.id}`, public_key: 'k', user_handle: 'h', counter: 0, transports: [] };
    await server.db.insert(passkeys).values({ ...key, member_id: owner.id, name: 'mine' });
    const { token } = await takeOver(owner);
    await server.db.update(members).set({ line_sub: 'Uthief' }).where(eq(members.id, owner.id));

    await undo(token);

    expect(await rowOf(owner)).toMatchObject({ line_sub: 'Uowner' });
    expect(await server.db.$count(passkeys, eq(passkeys.member_id, owner.id))).toBe(1);
  });

  it('works once, also for 50 parallel requests', async () => {
    const { token } = await takeOver();
    const replies = await Promise.all(Array.from({ length: 50 }, () => undo(token)));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply.json().code))).toEqual(new Set([undefined, 'undo_refused']));
  });

  it('has one response for a token that is forged, used or older than 72 hours', async () => {
    const used = (await takeOver()).token;
    await undo(used);
    const late = (await takeOver(await createTestMember(server))).token;
    await letTimePass(server.db, 72 * 3_600 + 1);

    const replies = await Promise.all([used, late, 'x', `${late.slice(0, -1)}_`].map(undo));

    const bodies = replies.map(({ statusCode, body }) => [statusCode, JSON.parse(body).message, JSON.parse(body).code]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toEqual([410, expect.stringContaining('72'), 'undo_refused']);
  });

  it.each([600, -600])('works for 72 hours by the database, on a server whose clock is %i s off', async (offsetS) => {
    const { token } = await takeOver();
    await letTimePass(server.db, 72 * 3_600 - 10);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetS * 1000 });

    expect((await undo(token)).statusCode).toBe(200);
  });

  it('restores the owner after a thief has changed the phone twice, and leaves the thief no undo', async () => {
    const { phone, token: owners } = await takeOver();
    await prove(server, { ...member, phone }, 'access');
    const { token: thiefs } = await takeOver();

    expect((await undo(owners)).statusCode).toBe(200);

    expect((await undo(thiefs)).json().code).toBe('undo_refused');
    expect((await rowOf(member)).phone).toBe(member.phone);
  });

  it.each([{}, { token: '' }, { token: '../x' }, { token: 'x'.repeat(101) }, { token: 1 }, { token: 'x', id: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await call('POST', '/public/member/phone/undo', body)).statusCode).toBe(400);
    },
  );
});
