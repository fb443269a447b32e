import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { otpCodes, sessions } from '../../db/schema.ts';
import { requestCode, letTimePass, wrongFor } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const many = '1000';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    OTP_SENDS_PER_HOUR_IP: many,
    OTP_SENDS_PER_HOUR_PREFIX: many,
    OTP_VERIFIES_PER_5_MIN_IP: many,
  });
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

let phones = 0;
const newPhone = () => `+66811${String((phones += 1)).padStart(6, '0')}`;

const verify = (phone: string, given: { otp: string; refCode: string }) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/member/auth/otp/verify',
    headers: { 'accept-language': 'en' },
    body: {
      contact_phone: '',
      first_name: 'Somying',
      last_name: 'Jaidee',
      otp: given.otp,
      phone,
      ref_code: given.refCode,
    },
  });

const inParallel = <Result>(count: number, act: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, act));

describe('a wrong code', () => {
  it('reports how many tries are left, and none after the fifth', async () => {
    const phone = newPhone();
    const { otp, refCode } = await requestCode(server, phone);
    const wrong = { otp: wrongFor(otp), refCode };

    for (const left of [4, 3, 2, 1, 0]) {
      const reply = await verify(phone, wrong);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'otp_wrong', details: { tries_left: left } });
      expect(reply.json().message).toContain(`${left}`);
    }
    expect((await verify(phone, wrong)).json().code).toBe('otp_exhausted');
    expect((await verify(phone, { otp, refCode })).json().code).toBe('otp_exhausted');
  });

  it('T1 is compared at most five times, however many requests come at once', async () => {
    const phone = newPhone();
    const { otp, refCode } = await requestCode(server, phone);

    const replies = await inParallel(50, () => verify(phone, { otp: wrongFor(otp), refCode }));

    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 'otp_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'otp_exhausted')).toHaveLength(45);
    expect((await verify(phone, { otp, refCode })).json().code).toBe('otp_exhausted');
  });

  it('costs no try when it is malformed', async () => {
    const phone = newPhone();
    const { refCode } = await requestCode(server, phone);

    const reply = await verify(phone, { otp: '12ab', refCode });

    expect(reply.json()).toMatchObject({ code: 'invalid_request', errors: { otp: 'invalid' } });
    const [code] = await server.db.select().from(otpCodes).where(eq(otpCodes.phone, phone));
    expect(code?.tries).toBe(0);
  });
});

describe('a right code', () => {
  it('T2 opens exactly one session, however many requests come at once', async () => {
    const phone = newPhone();
    const code = await requestCode(server, phone);
    const before = await server.db.$count(sessions);

    const replies = await inParallel(20, () => verify(phone, code));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.json().code === 'otp_unknown')).toHaveLength(19);
    expect(await server.db.$count(sessions)).toBe(before + 1);
  });

  it('T3 is invalidated by the next one', async () => {
    const phone = newPhone();
    const old = await requestCode(server, phone);
    await letTimePass(server.db, 61);
    const fresh = await requestCode(server, phone);

    expect((await verify(phone, old)).json()).toMatchObject({ code: 'otp_unknown' });
    expect((await verify(phone, fresh)).statusCode).toBe(200);
  });

  it('T4 is bound to its phone and its ref', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const code = await requestCode(server, phone);
    const others = await requestCode(server, other);

    expect((await verify(other, code)).statusCode).toBe(400);
    expect((await verify(phone, { otp: code.otp, refCode: others.refCode })).statusCode).toBe(400);
    expect((await verify(phone, code)).statusCode).toBe(200);
  });

  it('T5 expires by the database clock after 300 seconds', async () => {
    const phone = newPhone();
    const code = await requestCode(server, phone);
    await letTimePass(server.db, 301);

    expect((await verify(phone, code)).json()).toMatchObject({ code: 'otp_expired', data: null });
  });

  it.each([-600, 600])('T5 is unaffected by a server clock that is %i seconds off', async (offsetS) => {
    const phone = newPhone();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetS * 1000 });

    const code = await requestCode(server, phone);
    await letTimePass(server.db, 290);
    expect((await verify(phone, code)).statusCode).toBe(200);
    const late = await requestCode(server, phone);
    await letTimePass(server.db, 301);
    expect((await verify(phone, late)).json().code).toBe('otp_expired');
  });

  it('T9 still works for a victim when someone else has used up the former reference', async () => {
    const phone = newPhone();
    const attacked = await requestCode(server, phone);
    await inParallel(6, () => verify(phone, { otp: wrongFor(attacked.otp), refCode: attacked.refCode }));
    await letTimePass(server.db, 61);

    expect((await verify(phone, await requestCode(server, phone))).statusCode).toBe(200);
  });

  it('is accepted with Thai digits, spaces and a lower-case reference', async () => {
    const phone = newPhone();
    const { otp, refCode } = await requestCode(server, phone);
    const thai = otp.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

    const reply = await verify(phone, { otp: `${thai.slice(0, 3)} ${thai.slice(3)}`, refCode: refCode.toLowerCase() });

    expect(reply.statusCode).toBe(200);
  });
});

it('stores only the keyed hash of a code', async () => {
  const phone = newPhone();
  const { otp, refCode } = await requestCode(server, phone);

  const [row] = await server.db.select().from(otpCodes).where(eq(otpCodes.phone, phone));
  expect(row?.code_hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(`"${otp}"`);
  expect(refCode).toMatch(/^[A-HJKMNP-Z2-9]{4}$/);
});
