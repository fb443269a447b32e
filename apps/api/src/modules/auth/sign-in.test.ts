import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginWithLine, sendOtp, SignedIn } from '@yoodee/api-contract/member';
import * as z from 'zod/mini';
import { memberConsents, members, otpCodes, outboxMessages } from '../../db/schema.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { requestCode } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ OTP_SENDS_PER_HOUR_IP: '1000', OTP_SENDS_PER_HOUR_PREFIX: '1000' });
});
afterAll(() => server.close());

let phones = 0;
const newPhone = () => `+66822${String((phones += 1)).padStart(6, '0')}`;
const names = { first_name: 'สมชาย', last_name: 'รักดี' };

const post = (path: string, body: object, language = 'th') =>
  server.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: { 'accept-language': language }, body });
const verify = async (phone: string, more: object = {}) => {
  const { otp, refCode } = await requestCode(server, phone);
  const again = (rest: object = {}) =>
    post('/member/auth/otp/verify', { contact_phone: '', otp, phone, ref_code: refCode, ...rest });
  return { reply: await again(more), again };
};
const memberWith = async (phone: string) => (await server.db.select().from(members).where(eq(members.phone, phone)))[0];

describe('a new phone', () => {
  it('must give names, and keeps its code', async () => {
    const phone = newPhone();
    const { reply, again } = await verify(phone);

    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).toBe('names_required');
    const [code] = await server.db.select().from(otpCodes).where(eq(otpCodes.phone, phone));
    expect(code).toMatchObject({ tries: 0, consumed_at: null });
    expect((await again({ ...names, last_name: '\u200b\u202e' })).json().code).toBe('names_required');
    expect((await again(names)).statusCode).toBe(200);
  });

  it('is asked for names without a failure by a client that can, but only with the right code', async () => {
    const phone = newPhone();
    const { reply, again } = await verify(phone, { asks_names: true });

    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toEqual({ names_required: true });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await memberWith(phone)).toBeUndefined();
    expect((await again({ asks_names: true, otp: '000000' })).json().code).toBe('otp_wrong');
    expect((await again({ asks_names: true, ...names })).json().data.member).toMatchObject(names);
  });

  it('becomes a member, as in the contract', async () => {
    const phone = newPhone();
    const { reply } = await verify(phone, { ...names, consent_version: '2026-01' });

    const { data, message } = reply.json();
    expect(message).toBe('Success');
    expect(z.parse(SignedIn, data).member).toMatchObject({
      ...names,
      phone,
      user_status: 'active',
      locale: 'th',
    });
    const [consent] = await server.db.select().from(memberConsents).where(eq(memberConsents.member_id, data.member.id));
    expect(consent).toMatchObject({ purpose: 'sign_up', version: '2026-01', at: expect.any(Date) });
  });

  it('has no consent on record when none was ticked', async () => {
    const { reply } = await verify(newPhone(), names);

    const { id } = reply.json().data.member;
    expect(await server.db.$count(memberConsents, eq(memberConsents.member_id, id))).toBe(0);
  });

  it('may give a valid contact phone', async () => {
    const phone = newPhone();
    const { reply, again } = await verify(phone, { ...names, contact_phone: 'call me' });

    expect(reply.json()).toMatchObject({ code: 'invalid_request', errors: { contact_phone: 'invalid' } });
    expect((await again({ ...names, contact_phone: '02 123 4567' })).json().data.member.contact_phone).toBe(
      '+6621234567',
    );
  });

  it('stores names as text: trimmed, without control characters', async () => {
    const phone = newPhone();
    await verify(phone, { first_name: '  ส\u0000ม  \n', last_name: "O'Neil <b>" });

    expect(await memberWith(phone)).toMatchObject({ first_name: 'สม', last_name: "O'Neil <b>" });
  });
});

describe('a known phone', () => {
  it('signs in and keeps its names, whatever the request says', async () => {
    const member = await createTestMember(server, { phone: newPhone(), first_name: 'เดิม' });
    const { reply } = await verify(member.phone, names);

    expect(reply.json().data.member).toMatchObject({ id: member.id, first_name: 'เดิม' });
    const { access_token } = reply.json().data;
    const profile = await server.app.inject({
      url: '/api/v1/member/profile',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(profile.json().data).toEqual(reply.json().data.member);
  });

  it('of a suspended member is refused', async () => {
    const member = await createTestMember(server, { phone: newPhone(), user_status: 'suspended' });
    const { reply } = await verify(member.phone);

    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('forbidden');
  });
});

describe('T7 requesting a code', () => {
  it('has the same response for known, suspended and unknown phones', async () => {
    const known = await createTestMember(server, { phone: newPhone() });
    const suspended = await createTestMember(server, { phone: newPhone(), user_status: 'suspended' });
    const replies = await Promise.all(
      [known.phone, suspended.phone, newPhone()].map((phone_number) => post('/member/auth/otp', { phone_number })),
    );

    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(Object.keys(z.parse(sendOtp.response, reply.json().data))).toEqual([
        'ref_code',
        'sent_at',
        'expires_at',
        'resend_at',
      ]);
    }
    expect(new Set(replies.map((reply) => Object.keys(reply.headers).sort().join())).size).toBe(1);
  });

  it.each([
    ['th', /^รหัสอยู่ดี \d{6} \(อ้างอิง [A-Z2-9]{4}\) อย่าบอกใคร\n@localhost #\d{6}$/],
    ['en', /^Your Yoodee code is \d{6} \(ref [A-Z2-9]{4}\)\. Keep it to yourself\.\n@localhost #\d{6}$/],
  ])('sends a message in %s', async (language, sentence) => {
    const phone = newPhone();
    await post('/member/auth/otp', { phone_number: phone }, language);

    const [message] = await server.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, phone));
    expect(message?.body).toMatch(sentence);
    expect(message?.body).toContain(message?.code);
  });
});

it.each([
  ['th', 'ติดต่อ LINE ไม่ได้ตอนนี้ ใช้เบอร์โทรศัพท์แทนได้'],
  ['en', 'LINE cannot be reached right now. You can use your phone instead.'],
])('says in %s that LINE is unavailable while no channel is configured', async (language, message) => {
  const reply = await post(loginWithLine.path, { line_code: 'x', state: 'y' }, language);

  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ data: null, code: 'line_unavailable', message });
});
