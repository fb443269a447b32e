import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { passkeyLimits } from '@yoodee/api-contract/passkeys';
import {
  members,
  outboxMessages,
  passkeyChallenges,
  passkeys,
  sessionProofs,
  sessions as sessionRows,
} from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { createTestPasskey, type TestPasskey } from '../../testing/test-passkey.ts';
import { prove } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSessions } from '../auth/sessions.ts';
import { createChallengeQueries } from './challenges.queries.ts';

let server: TestServer;
let origin: string;
let tests = 0;
beforeAll(async () => {
  const limits = ['OTP_SENDS_PER_HOUR_IP', 'OTP_SENDS_PER_HOUR_PREFIX', 'OTP_VERIFIES_PER_5_MIN_IP'];
  server = await openTestServer(Object.fromEntries(limits.map((name) => [name, '1000'])));
  origin = server.env.PUBLIC_ORIGIN;
});
beforeEach(() => {
  tests += 1;
});
afterAll(() => server.close());

/** A signed-in member who has just proved who they are. */
const provenMember = async (values: Parameters<typeof createTestMember>[1] = {}) => {
  const member = await createTestMember(server, values);
  await prove(server, member, 'access');
  return member;
};

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, who: object, body?: object) =>
  server.app.inject({
    method,
    url: `/api/v1${path}`,
    // One address per test, so that tests do not share rate limits.
    remoteAddress: `10.0.0.${tests}`,
    headers: { 'user-agent': iPhone, ...who },
    ...(body && { body }),
  });
const startAdd = async ({ headers }: TestMember) =>
  (await call('POST', '/member/passkeys/challenge', headers)).json().data;
const sendAdd = ({ headers }: TestMember, credential: object, more: object = {}) =>
  call('POST', '/member/passkeys', headers, { credential, ...more });
const listOf = async ({ headers }: TestMember) => (await call('GET', '/member/passkeys', headers)).json().data.items;
const rowsOf = ({ id }: TestMember) => server.db.select().from(passkeys).where(eq(passkeys.member_id, id));

/** A member's second session. */
const otherSession = async (member: TestMember): Promise<TestMember> => {
  const [row] = await server.db.select().from(members).where(eq(members.id, member.id));
  const { accessToken } = await createSessions(server).open(server.db, row!, {});
  const headers = { authorization: `Bearer ${accessToken}` };
  await letTimePass(server.db, 61);
  await prove(server, { ...member, headers }, 'access');
  return { ...member, token: accessToken, headers };
};

/** Adds a new passkey; returns it with the user handle that the authenticator stores. */
const addTo = async (member: TestMember) => {
  const device = createTestPasskey(origin);
  const options = await startAdd(member);
  const reply = await sendAdd(member, device.create(options));
  expect(reply.statusCode).toBe(201);
  return { device, userHandle: options.user.id as string, id: reply.json().data.id as number };
};

/** A browser on the sign-in page: a challenge and the cookie that binds it. */
const startSignIn = async (headers: object = {}) => {
  const reply = await call('POST', '/member/auth/passkey/challenge', headers);
  const cookie = String(reply.headers['set-cookie']).split(';')[0]!;
  return { challenge: reply.json().data.challenge as string, browser: { cookie }, options: reply.json().data };
};
const sendSignIn = (browser: object, credential: object) =>
  call('POST', '/member/auth/passkey', browser, { credential });
const codeOf = async (reply: ReturnType<typeof call>) => (await reply).json().code ?? 'accepted';

describe('adding a passkey', () => {
  it('asks for a passkey of this site that the browser can list, with user verification', async () => {
    const member = await provenMember({ first_name: 'มานี', last_name: 'มีนา' });

    const options = await startAdd(member);

    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Yoodee' },
      user: { name: 'มานี มีนา' },
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(options.user.id).toHaveLength(43);
    expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-7, -8, -257]);
  });

  it('stores it with the name of the device, and shows neither key nor credential', async () => {
    const member = await provenMember();
    const { device, id } = await addTo(member);

    expect(await listOf(member)).toEqual([
      { id, name: 'iPhone · Safari', created_at: expect.any(String), last_used_at: null },
    ]);
    expect(JSON.stringify(await listOf(member))).not.toContain(device.id);
    expect((await startAdd(member)).excludeCredentials).toMatchObject([{ id: device.id, type: 'public-key' }]);
  });

  it('tells the member at their phone of each one added or removed, at most 20 times a day', async () => {
    const member = await provenMember({ locale: 'en' });
    for (let times = 0; times < 10; times += 1) {
      const { id } = await addTo(member);
      expect(await codeOf(call('DELETE', `/member/passkeys/${id}`, member.headers))).toBe('accepted');
    }

    const told = await server.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, member.phone));
    expect(told.filter(({ body }) => body.includes('passkey was added'))).toHaveLength(10);
    expect(told.filter(({ body }) => body.includes('passkey was removed'))).toHaveLength(10);
    expect(await codeOf(sendAdd(member, createTestPasskey(origin).create(await startAdd(member))))).toBe(
      'too_many_requests',
    );
    expect(await rowsOf(member)).toEqual([]);
  });

  it('gives all passkeys of a member one user handle, and other members another', async () => {
    const [member, other] = [await provenMember(), await provenMember()];
    const [first, second, theirs] = [await addTo(member), await addTo(member), await addTo(other)];

    expect(second.userHandle).toBe(first.userHandle);
    expect(theirs.userHandle).not.toBe(first.userHandle);
  });

  it.each<[string, (challenge: string, device: TestPasskey) => object, string]>([
    [
      'another origin',
      (challenge, device) => device.create({ challenge, origin: 'https://yoodee.evil.example' }),
      'passkey_refused',
    ],
    [
      'another port',
      (challenge, device) => device.create({ challenge, origin: 'http://localhost:1' }),
      'passkey_refused',
    ],
    [
      'another relying party',
      (challenge, device) => device.create({ challenge, rpId: 'evil.example' }),
      'passkey_refused',
    ],
    [
      'the other ceremony',
      (challenge, device) => device.create({ challenge, type: 'webauthn.get' }),
      'passkey_refused',
    ],
    ['no user verification', (challenge, device) => device.create({ challenge, isVerified: false }), 'passkey_refused'],
    ['an invented challenge', (_challenge, device) => device.create({ challenge: 'aW52ZW50ZWQ' }), 'passkey_expired'],
    [
      'client data that are not JSON',
      (challenge, device) => {
        const created = device.create({ challenge });
        return { ...created, response: { ...created.response, clientDataJSON: 'bm90IGpzb24' } };
      },
      'passkey_refused',
    ],
    [
      'an attestation that is not CBOR',
      (challenge, device) => {
        const created = device.create({ challenge });
        return { ...created, response: { ...created.response, attestationObject: '____' } };
      },
      'passkey_refused',
    ],
    ['a credential without response', () => ({ id: 'YQ', rawId: 'YQ', type: 'public-key' }), 'invalid_request'],
  ])('refuses %s', async (_name, forge, code) => {
    const member = await provenMember();
    const { challenge } = await startAdd(member);

    expect(await codeOf(sendAdd(member, forge(challenge, createTestPasskey(origin))))).toBe(code);
    expect(await rowsOf(member)).toEqual([]);
  });

  it('accepts a challenge once, with 50 parallel tries', async () => {
    const member = await provenMember();
    const { challenge } = await startAdd(member);

    const codes = await Promise.all(
      Array.from({ length: 50 }, () => codeOf(sendAdd(member, createTestPasskey(origin).create({ challenge })))),
    );

    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it('accepts no challenge of another session, another member, or another purpose', async () => {
    const [member, other] = [await provenMember(), await provenMember()];
    const { challenge } = await startAdd(member);
    const visitor = await startSignIn();
    const created = createTestPasskey(origin).create({ challenge });

    expect(await codeOf(sendAdd(await otherSession(member), created))).toBe('passkey_expired');
    expect(await codeOf(sendAdd(other, created))).toBe('passkey_expired');
    expect(await codeOf(sendAdd(member, createTestPasskey(origin).create(visitor)))).toBe('passkey_expired');
    expect(await codeOf(sendAdd(member, created))).toBe('accepted');
  });

  it('accepts a challenge for five minutes by the database clock', async () => {
    const member = await provenMember();
    const { challenge } = await startAdd(member);
    await letTimePass(server.db, passkeyLimits.challengeLifeS + 1);

    expect(await codeOf(sendAdd(member, createTestPasskey(origin).create({ challenge })))).toBe('passkey_expired');
    await createChallengeQueries(server.db).removeExpired();
    expect(await server.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.challenge, challenge))).toEqual(
      [],
    );
  });

  it('refuses a credential that a member already has', async () => {
    const [member, thief] = [await provenMember(), await provenMember()];
    const { device } = await addTo(member);

    expect(await codeOf(sendAdd(member, device.create(await startAdd(member))))).toBe('passkey_known');
    expect(await codeOf(sendAdd(thief, device.create(await startAdd(thief))))).toBe('passkey_known');
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it(`stops at ${passkeyLimits.count} passkeys, also with parallel requests`, async () => {
    const member = await provenMember();
    const started = await Promise.all(Array.from({ length: passkeyLimits.count + 3 }, () => startAdd(member)));

    const codes = await Promise.all(
      started.map((options) => codeOf(sendAdd(member, createTestPasskey(origin).create(options)))),
    );

    expect(codes.filter((code) => code === 'passkey_limit')).toHaveLength(3);
    expect(await rowsOf(member)).toHaveLength(passkeyLimits.count);
    expect(await codeOf(call('POST', '/member/passkeys/challenge', member.headers))).toBe('passkey_limit');
  });

  it('is rate limited per member', async () => {
    const member = await provenMember();
    await Promise.all(Array.from({ length: 60 }, () => startAdd(member)));

    expect(await codeOf(call('POST', '/member/passkeys/challenge', member.headers))).toBe('too_many_requests');
    expect(await startAdd(await provenMember())).toHaveProperty('challenge');
  });
});

describe('a session without a fresh proof', () => {
  it('adds and removes no passkey: a stolen token does not become a way in that stays', async () => {
    const member = await provenMember();
    const { id } = await addTo(member);
    const { challenge } = await startAdd(member);
    const created = createTestPasskey(origin).create({ challenge });
    await server.db.delete(sessionProofs).where(eq(sessionProofs.member_id, member.id));

    expect(await codeOf(call('POST', '/member/passkeys/challenge', member.headers))).toBe('proof_required');
    expect(await codeOf(sendAdd(member, created))).toBe('proof_required');
    expect(await codeOf(call('DELETE', `/member/passkeys/${id}`, member.headers))).toBe('proof_required');
    await prove(server, member, 'data');
    expect(await codeOf(sendAdd(member, created))).toBe('proof_required');
    expect(await listOf(member)).toMatchObject([{ id }]);
  });
});

describe('a list of passkeys', () => {
  it('is changed by its member only', async () => {
    const [member, other] = [await provenMember(), await provenMember()];
    const { id } = await addTo(member);

    expect(await codeOf(call('PATCH', `/member/passkeys/${id}`, other.headers, { name: 'ของฉัน' }))).toBe('not_found');
    expect(await codeOf(call('DELETE', `/member/passkeys/${id}`, other.headers))).toBe('not_found');
    expect(await listOf(other)).toEqual([]);
    expect(
      (await call('PATCH', `/member/passkeys/${id}`, member.headers, { name: ' มือถือ\u202e  แม่ ' })).json().data,
    ).toMatchObject({
      id,
      name: 'มือถือ แม่',
    });
    expect((await call('DELETE', `/member/passkeys/${id}`, member.headers)).json().data).toBeNull();
    expect(await listOf(member)).toEqual([]);
    expect(await codeOf(call('DELETE', `/member/passkeys/${id}`, member.headers))).toBe('not_found');
  });

  it.each(['', '   ', '\u200b\ufeff\u202e'.slice(1), 'ก'.repeat(61)])('refuses the name %j', async (name) => {
    const member = await provenMember();
    const { id } = await addTo(member);

    expect(await codeOf(call('PATCH', `/member/passkeys/${id}`, member.headers, { name }))).toBe('invalid_request');
  });

  it('needs a member', async () => {
    expect(await codeOf(call('GET', '/member/passkeys', {}))).toBe('signed_out');
    expect(await codeOf(call('POST', '/member/passkeys/challenge', {}))).toBe('signed_out');
  });
});

describe('signing in with a passkey', () => {
  it('opens a session for its member, and records the use', async () => {
    const member = await provenMember();
    const { device, userHandle } = await addTo(member);
    const { challenge, browser, options } = await startSignIn();

    const reply = await sendSignIn(browser, device.sign({ challenge, userHandle }));

    expect(options).toEqual({ challenge, rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
    expect(reply.json().data.member).toMatchObject({ id: member.id, phone: member.phone });
    const headers = { authorization: `Bearer ${reply.json().data.access_token}` };
    expect((await call('GET', '/member/profile', headers)).json().data.id).toBe(member.id);
    expect(await listOf(member)).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  it.each<[string, (device: TestPasskey, told: { challenge: string; userHandle: string }) => object, string]>([
    [
      'another origin',
      (device, told) => device.sign({ ...told, origin: 'https://yoodee.evil.example' }),
      'passkey_refused',
    ],
    ['another relying party', (device, told) => device.sign({ ...told, rpId: 'evil.example' }), 'passkey_refused'],
    ['the other ceremony', (device, told) => device.sign({ ...told, type: 'webauthn.create' }), 'passkey_refused'],
    ['no user verification', (device, told) => device.sign({ ...told, isVerified: false }), 'passkey_refused'],
    [
      'the user handle of another member',
      (device, told) => device.sign({ ...told, userHandle: 'Zm9yZWlnbg' }),
      'passkey_refused',
    ],
    ['no user handle', (device, told) => device.sign({ ...told, userHandle: null }), 'passkey_refused'],
    ['an invented challenge', (device, told) => device.sign({ ...told, challenge: 'aW52ZW50ZWQ' }), 'passkey_expired'],
    ['a passkey of nobody', (_device, told) => createTestPasskey(origin).sign(told), 'passkey_unknown'],
    [
      'the signature of another key',
      (device, told) => ({ ...createTestPasskey(origin).sign(told), id: device.id, rawId: device.id }),
      'passkey_refused',
    ],
    [
      'a changed signature',
      (device, told) => {
        const signed = device.sign(told);
        return {
          ...signed,
          response: { ...signed.response, signature: signed.response.signature.replace(/.{4}$/, 'AAAA') },
        };
      },
      'passkey_refused',
    ],
  ])('refuses %s', async (_name, forge, code) => {
    const member = await provenMember();
    const { device, userHandle } = await addTo(member);
    const { challenge, browser } = await startSignIn();

    expect(await codeOf(sendSignIn(browser, forge(device, { challenge, userHandle })))).toBe(code);
    expect(await rowsOf(member)).toMatchObject([{ counter: 0, last_used_at: null }]);
  });

  it('accepts a signature once: replayed, and with 50 parallel tries', async () => {
    const member = await provenMember();
    const { device, userHandle } = await addTo(member);
    const { challenge, browser } = await startSignIn();
    const signed = device.sign({ challenge, userHandle });

    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(sendSignIn(browser, signed))));

    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(await codeOf(sendSignIn(browser, signed))).toBe('passkey_expired');
    const sessions = await server.db.select().from(sessionRows).where(eq(sessionRows.member_id, member.id));
    expect(sessions).toHaveLength(2);
  });

  it('accepts no challenge of another browser, no old one, and none for adding', async () => {
    const member = await provenMember();
    const { device, userHandle } = await addTo(member);
    const [mine, theirs] = [await startSignIn(), await startSignIn()];
    const adding = await startAdd(member);
    const signed = device.sign({ challenge: mine.challenge, userHandle });

    expect(await codeOf(sendSignIn(theirs.browser, signed))).toBe('passkey_expired');
    expect(await codeOf(sendSignIn({}, signed))).toBe('passkey_expired');
    expect(await codeOf(sendSignIn(mine.browser, device.sign({ challenge: adding.challenge, userHandle })))).toBe(
      'passkey_expired',
    );
    await letTimePass(server.db, passkeyLimits.challengeLifeS + 1);
    expect(await codeOf(sendSignIn(mine.browser, signed))).toBe('passkey_expired');
  });

  it('keeps the challenges of two tabs of one browser apart', async () => {
    const member = await provenMember();
    const { device, userHandle } = await addTo(member);
    const first = await startSignIn();
    const second = await startSignIn(first.browser);

    expect(second.browser).toEqual(first.browser);
    expect(await codeOf(sendSignIn(first.browser, device.sign({ challenge: first.challenge, userHandle })))).toBe(
      'accepted',
    );
    expect(await codeOf(sendSignIn(second.browser, device.sign({ challenge: second.challenge, userHandle })))).toBe(
      'accepted',
    );
  });

  it('refuses a counter that does not grow, and accepts an authenticator that does not count', async () => {
    const member = await provenMember();
    const { device, userHandle } = await addTo(member);
    const signInWith = async (counter: number) => {
      const { challenge, browser } = await startSignIn();
      return codeOf(sendSignIn(browser, device.sign({ challenge, userHandle, counter })));
    };

    expect(await signInWith(0)).toBe('accepted');
    expect(await signInWith(0)).toBe('accepted');
    expect(await signInWith(7)).toBe('accepted');
    expect(await signInWith(7)).toBe('passkey_refused');
    expect(await signInWith(6)).toBe('passkey_refused');
    expect(await signInWith(0)).toBe('passkey_refused');
    expect(await rowsOf(member)).toMatchObject([{ counter: 7 }]);
  });

  it('refuses a removed passkey and a suspended member', async () => {
    const member = await provenMember();
    const { device, userHandle, id } = await addTo(member);
    const suspended = await startSignIn();
    await server.db.update(members).set({ user_status: 'suspended' }).where(eq(members.id, member.id));
    expect(
      await codeOf(sendSignIn(suspended.browser, device.sign({ challenge: suspended.challenge, userHandle }))),
    ).toBe('forbidden');
    await server.db.update(members).set({ user_status: 'active' }).where(eq(members.id, member.id));
    await server.db.delete(passkeys).where(eq(passkeys.id, id));
    const removed = await startSignIn();

    expect(await codeOf(sendSignIn(removed.browser, device.sign({ challenge: removed.challenge, userHandle })))).toBe(
      'passkey_unknown',
    );
  });

  it('is rate limited per address, and a device that signed in before is not locked out by others there', async () => {
    const member = await provenMember();
    const { device, userHandle } = await addTo(member);
    const first = await startSignIn();
    const signedIn = await sendSignIn(first.browser, device.sign({ ...first, userHandle }));
    const known = signedIn.cookies.find(({ name }) => name === 'known_device')!;
    const ask = () => codeOf(call('POST', '/member/auth/passkey/challenge', {}));
    const codes: string[] = [];
    // Some may be refused as busy, which the limit does not count.
    while (!codes.includes('too_many_requests') && codes.length < 1_000)
      codes.push(...(await Promise.all(Array.from({ length: 50 }, ask))));

    expect(codes).toContain('too_many_requests');
    expect(codes.filter((code) => code === 'accepted').length).toBeLessThanOrEqual(300);
    const back = await startSignIn({ cookie: `known_device=${known.value}` });
    const cookie = `known_device=${known.value}; ${back.browser.cookie}`;
    expect(await codeOf(sendSignIn({ cookie }, device.sign({ ...back, userHandle })))).toBe('accepted');
  });

  it('binds over https with a cookie that only this host can set', async () => {
    const secure = await openTestServer({ PUBLIC_ORIGIN: 'https://yoodee.example' });

    const reply = await secure.app.inject({ method: 'POST', url: '/api/v1/member/auth/passkey/challenge' });

    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(reply.json().data.rpId).toBe('yoodee.example');
    await secure.close();
  });
});

describe('a passkey as proof of who a member is', () => {
  const startProof = async ({ headers }: TestMember, purpose = 'access') =>
    (await call('POST', '/member/proofs/passkey/challenge', headers, { purpose })).json().data;
  const sendProof = ({ headers }: TestMember, credential: object, purpose = 'access') =>
    call('POST', '/member/proofs/passkey', headers, { purpose, credential });
  const forgetProofs = (member: TestMember) =>
    server.db.delete(sessionProofs).where(eq(sessionProofs.member_id, member.id));

  /** A member with a passkey, whose proof is no longer fresh. */
  const memberWithPasskey = async () => {
    const member = await provenMember();
    const added = await addTo(member);
    await forgetProofs(member);
    return { member, ...added };
  };

  it('opens what asks for one, with the member’s own passkeys', async () => {
    const { member, device, userHandle } = await memberWithPasskey();
    expect((await call('POST', '/member/passkeys/challenge', member.headers)).json()).toMatchObject({
      code: 'proof_required',
      proof_methods: ['passkey', 'phone'],
    });

    const options = await startProof(member);
    const reply = await sendProof(member, device.sign({ ...options, userHandle }));

    expect(options.allowCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    expect(reply.json().data).toMatchObject({ purpose: 'access', method: 'passkey' });
    expect(await startAdd(member)).toHaveProperty('challenge');
    expect(await listOf(member)).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  it.each([600, -600])('is unaffected by a server clock that is %i s off, and so is signing in', async (offsetS) => {
    const { member, device, userHandle } = await memberWithPasskey();
    const [options, signIn] = [await startProof(member), await startSignIn()];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetS * 1_000 });
    onTestFinished(() => void vi.useRealTimers());

    expect(await codeOf(sendProof(member, device.sign({ ...options, userHandle })))).toBe('accepted');
    const { challenge, browser } = signIn;
    expect(await codeOf(sendSignIn(browser, device.sign({ challenge, userHandle })))).toBe('accepted');
  });

  it('ends with its passkey', async () => {
    const { member, device, userHandle, id } = await memberWithPasskey();
    await sendProof(member, device.sign({ ...(await startProof(member)), userHandle }));

    expect((await call('DELETE', `/member/passkeys/${id}`, member.headers)).statusCode).toBe(200);

    expect((await call('POST', '/member/passkeys/challenge', member.headers)).json().code).toBe('proof_required');
  });

  it('is accepted without a user handle, because the request names the passkeys', async () => {
    const { member, device } = await memberWithPasskey();

    expect(await codeOf(sendProof(member, device.sign({ ...(await startProof(member)), userHandle: null })))).toBe(
      'accepted',
    );
  });

  it('is offered only to members who have a passkey', async () => {
    const member = await provenMember();
    await forgetProofs(member);

    expect((await call('POST', '/member/passkeys/challenge', member.headers)).json().proof_methods).toEqual(['phone']);
  });

  it('is not given by the passkey of another member', async () => {
    const { device, userHandle } = await memberWithPasskey();
    const { member: victim } = await memberWithPasskey();

    expect(await codeOf(sendProof(victim, device.sign({ ...(await startProof(victim)), userHandle })))).toBe(
      'passkey_refused',
    );
    expect(await codeOf(call('POST', '/member/passkeys/challenge', victim.headers))).toBe('proof_required');
  });

  it('counts for its purpose and its session only', async () => {
    const { member, device, userHandle } = await memberWithPasskey();
    const thief = await otherSession(member);
    await forgetProofs(member);
    const forData = device.sign({ ...(await startProof(member, 'data')), userHandle });
    const forAccess = device.sign({ ...(await startProof(member)), userHandle });

    expect(await codeOf(sendProof(member, forData))).toBe('passkey_expired');
    expect(await codeOf(sendProof(thief, forAccess))).toBe('passkey_expired');
    expect(await codeOf(sendProof(member, forData, 'data'))).toBe('accepted');
    expect(await codeOf(call('POST', '/member/passkeys/challenge', member.headers))).toBe('proof_required');
    expect(await codeOf(sendProof(member, forAccess))).toBe('accepted');
    expect(await codeOf(call('POST', '/member/passkeys/challenge', thief.headers))).toBe('proof_required');
  });

  it('is not given by a signature for signing in, nor signs in', async () => {
    const { member, device, userHandle } = await memberWithPasskey();
    const visitor = await startSignIn();
    const proving = await startProof(member);

    expect(await codeOf(sendProof(member, device.sign({ ...visitor, userHandle })))).toBe('passkey_expired');
    expect(await codeOf(sendSignIn(visitor.browser, device.sign({ ...proving, userHandle })))).toBe('passkey_expired');
  });

  it('is given once by 50 parallel tries', async () => {
    const { member, device, userHandle } = await memberWithPasskey();
    const signed = device.sign({ ...(await startProof(member)), userHandle });

    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(sendProof(member, signed))));

    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
  });
});
