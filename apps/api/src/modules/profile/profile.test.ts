import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Profile } from '@yoodee/api-contract/member';
import { readContentVersion } from '../../db/content-version.ts';
import { members } from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { requestCode, wrongFor } from '../../testing/test-otp.ts';
import { multipartOf, testPhotograph } from '../../testing/test-pictures.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  server = await openTestServer({ OTP_SENDS_PER_HOUR_IP: '1000', OTP_SENDS_PER_HOUR_PREFIX: '1000' });
});
beforeEach(async () => {
  member = await createTestMember(server);
  other = await createTestMember(server, { first_name: 'อีกคน' });
});
afterAll(() => server.close());

let phones = 0;
const newPhone = () => `+66833${String((phones += 1)).padStart(6, '0')}`;
const names = { first_name: 'สมชาย', last_name: 'รักดี' };

const put = (path: string, body: object, { headers } = member) =>
  server.app.inject({ method: 'PUT', url: `/api/v1/member/profile/${path}`, headers, body });
const rowOf = async ({ id }: TestMember) => (await server.db.select().from(members).where(eq(members.id, id)))[0]!;

describe('my profile', () => {
  it('is returned as in the contract', async () => {
    const reply = await server.app.inject({ url: '/api/v1/member/profile', headers: member.headers });

    expect(z.parse(Profile, reply.json().data)).toMatchObject({ id: member.id, phone: member.phone, image_url: null });
  });

  it('saves every field, normalises phones and ids and increments the content version', async () => {
    const { version } = await readContentVersion(server.db);
    const reply = await put(`${member.id}`, {
      ...names,
      contact_phone: '๐๒-๑๒๓ ๔๕๖๗',
      facebook: 'https://www.facebook.com/somchai.home',
      line_id: ' @Somchai ',
      bio_th: 'ดูแลบ้าน\r\nย่านทองหล่อ',
      bio_en: '',
      locale: 'en',
      channels: { phone: false, line: true, facebook: true },
    });

    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({
      ...names,
      contact_phone: '+6621234567',
      facebook: 'https://www.facebook.com/somchai.home',
      line_id: '@somchai',
      bio_th: 'ดูแลบ้าน\nย่านทองหล่อ',
      bio_en: null,
      locale: 'en',
      channels: { phone: false, line: true, facebook: true },
    });
    expect((await readContentVersion(server.db)).version).toBeGreaterThan(version);
  });

  it('keeps absent fields and clears empty ones', async () => {
    await put(`${member.id}`, { ...names, contact_phone: '021234567', line_id: 'somchai', facebook: 'somchai' });
    const reply = await put(`${member.id}`, { ...names, contact_phone: '', facebook: null });

    expect(reply.json().data).toMatchObject({ contact_phone: null, facebook: null, line_id: 'somchai' });
  });

  it.each([
    ['first_name', ''],
    ['first_name', '\u200b \u0000'],
    ['last_name', 'ก'.repeat(61)],
    ['contact_phone', '12345'],
    ['contact_phone', '+44 20 7183 8750'],
    ['line_id', 'a'],
    ['line_id', 'has space'],
    ['line_id', 'ไทย'],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'https://evil.example/facebook.com/x'],
    ['facebook', 'https://www.facebook.com/l.php?u=https://evil.example'],
    ['facebook', 'facebook.com/l%2Ephp?u=https://evil.example'],
    ['facebook', 'https://l.facebook.com/l.php?u=https://evil.example'],
    ['facebook', 'https://www.facebook.com/flx/warn/?u=https://evil.example'],
    ['facebook', 'https://www.facebook.com/login/?next=//evil.example'],
    ['facebook', 'https://www.facebook.com/somchai?u=evil.example'],
    ['facebook', 'https://facebook.com@evil.example/x'],
    ['facebook', 'https://user:password@facebook.com/x'],
    ['facebook', 'facebook.com:8080/x'],
    ['facebook', 'https://facebook.com/"><script>'],
    ['bio_th', 'ก'.repeat(601)],
    ['image_key', '../../etc/passwd'],
    ['image_key', 'somebody-elses-key'],
    ['locale', 'fr'],
    ['channels', { phone: true }],
  ])('refuses %s = %j and changes nothing', async (field, value) => {
    const before = await rowOf(member);
    const reply = await put(`${member.id}`, { ...names, [field]: value });

    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)[0]).toMatch(new RegExp(`^${field}`));
    expect(await rowOf(member)).toEqual(before);
  });

  it.each(['id', 'user_status', 'role', 'owner_id', 'created_at', 'phone', 'line_sub', 'show_phone'])(
    'T17 refuses the extra field %s',
    async (field) => {
      const before = await rowOf(member);
      const reply = await put(`${member.id}`, { ...names, [field]: 1 });

      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors).toEqual({ [field]: 'unknown_field' });
      expect(await rowOf(member)).toEqual(before);
    },
  );
});

describe('two tabs', () => {
  it('the outdated one is refused, and loses nothing', async () => {
    const { version } = await rowOf(member);
    await put(`${member.id}`, { ...names, bio_th: 'จากแท็บแรก', version });

    const reply = await put(`${member.id}`, { ...names, bio_th: 'จากแท็บที่สอง', version });

    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'stale_version', details: { version: version + 1 } });
    expect((await rowOf(member)).bio_th).toBe('จากแท็บแรก');
  });

  it('that save concurrently save once', async () => {
    const { version } = await rowOf(member);
    const replies = await Promise.all(
      ['หนึ่ง', 'สอง', 'สาม'].map((bio_th) => put(`${member.id}`, { ...names, bio_th, version })),
    );

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('my picture', () => {
  const upload = async (file: Buffer) => {
    const { headers, payload } = multipartOf(file);
    return server.app.inject({
      method: 'POST',
      url: '/api/v1/member/images',
      headers: { ...member.headers, ...headers },
      payload,
    });
  };

  it('is shown once the profile uses it, and only mine to use', async () => {
    const reply = await upload(await testPhotograph({ width: 400, height: 400 }));
    const { key, image_url } = reply.json().data;
    expect(reply.statusCode).toBe(201);
    expect((await rowOf(member)).image_key).toBeNull();
    expect((await put(`${other.id}`, { ...names, image_key: key }, other)).json().errors).toEqual({
      image_key: 'unknown_value',
    });

    const saved = await put(`${member.id}`, { ...names, image_key: key });

    expect(saved.json().data.image_url).toBe(image_url);
    expect((await server.app.inject({ url: image_url })).statusCode).toBe(200);
  });

  it.each([
    ['too small', () => testPhotograph({ width: 319, height: 400 }), 'image_too_small'],
    ['no picture', async () => Buffer.from('<svg onload="alert(1)"/>'), 'unsupported_media_type'],
    [
      'broken off',
      async () => (await testPhotograph({ width: 400, height: 400 })).subarray(0, 2_000),
      'image_unreadable',
    ],
  ])('%s is refused', async (_name, file, code) => {
    const reply = await upload(await file());

    expect(reply.json().code).toBe(code);
    expect((await rowOf(member)).uploaded_image_key).toBeNull();
  });
});

describe('T16 another member’s profile', () => {
  beforeEach(() => storeProof(server, member, 'access'));

  it.each(['', '/phone'])('is unknown for PUT %s', async (tail) => {
    const before = await rowOf(other);
    const phone = newPhone();
    const { otp, refCode } = await requestCode(server, phone, { headers: member.headers });
    const reply = await put(`${other.id}${tail}`, tail ? { otp, phone_number: phone, ref_code: refCode } : names);

    expect(reply.statusCode).toBe(404);
    expect(await rowOf(other)).toEqual(before);
  });

  it.each(['', '/phone'])('cannot be PUT %s without signing in', async (tail) => {
    const reply = await put(`${other.id}${tail}`, names, { ...member, headers: { authorization: '' } });

    expect(reply.statusCode).toBe(401);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e99', '9007199254740993', '%00', "1'--"])('has no id %s', async (id) => {
    expect([400, 404]).toContain((await put(id, names)).statusCode);
  });
});

it('does not move to another phone without a proof, however right the code', async () => {
  const phone = newPhone();
  const { otp, refCode } = await requestCode(server, phone, { headers: member.headers });
  await storeProof(server, other, 'access');
  await storeProof(server, member, 'data');

  const reply = await put(`${member.id}/phone`, { otp, phone_number: phone, ref_code: refCode });

  expect(reply.json().code).toBe('proof_required');
  expect((await rowOf(member)).phone).toBe(member.phone);
});

describe('moving to another phone', () => {
  beforeEach(() => Promise.all([member, other].map((one) => storeProof(server, one, 'access'))));

  const move = (phone: string, given: { otp: string; refCode: string }, caller = member, more: object = {}) =>
    put(`${caller.id}/phone`, { otp: given.otp, phone_number: phone, ref_code: given.refCode, ...more }, caller);

  it('accepts the code that the signed-in member requested', async () => {
    const phone = newPhone();
    const code = await requestCode(server, phone, { headers: member.headers });
    const reply = await move(phone, code, member, names);

    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({ id: member.id, phone, ...names });
  });

  it('T4 refuses a sign-in code, another member’s code and another phone’s code', async () => {
    const phone = newPhone();
    const forSignIn = await requestCode(server, phone);
    expect((await move(phone, forSignIn)).json().code).toBe('otp_unknown');

    const others = newPhone();
    const othersCode = await requestCode(server, others, { headers: other.headers });
    expect((await move(others, othersCode)).statusCode).toBe(400);
    expect((await move(newPhone(), othersCode, other)).statusCode).toBe(400);
    expect((await move(others, othersCode, other)).statusCode).toBe(200);
  });

  it('T4 sends a code that does not sign in', async () => {
    const phone = newPhone();
    const { otp, refCode } = await requestCode(server, phone, { headers: member.headers });
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/member/auth/otp/verify',
      body: { ...names, otp, phone, ref_code: refCode },
    });

    expect(reply.json().code).toBe('otp_unknown');
  });

  it('counts wrong tries and does not change the phone', async () => {
    const phone = newPhone();
    const { otp, refCode } = await requestCode(server, phone, { headers: member.headers });
    const reply = await move(phone, { otp: wrongFor(otp), refCode });

    expect(reply.json()).toMatchObject({ code: 'otp_wrong', details: { tries_left: 4 } });
    expect((await rowOf(member)).phone).toBe(member.phone);
  });

  it('is refused when the phone belongs to another account, but only after verification', async () => {
    const code = await requestCode(server, other.phone, { headers: member.headers });
    const reply = await move(other.phone, code);

    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe('phone_taken');
    expect((await rowOf(member)).phone).toBe(member.phone);
  });
});
