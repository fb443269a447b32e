import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessions } from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass, requestCode, textsTo } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const limits = { OTP_SENDS_PER_HOUR_IP: '1000', OTP_SENDS_PER_HOUR_PREFIX: '1000', OTP_VERIFIES_PER_5_MIN_IP: '1000' };
const quarter = 15 * 60 + 1;

let server: TestServer;
let member: TestMember;
/** A server with an empty cache, as on any server five seconds later. */
let app: FastifyInstance;
const later = async (seconds: number) => {
  await letTimePass(server.db, seconds);
  app = await server.replica();
};
beforeAll(async () => {
  server = await openTestServer(limits);
});
beforeEach(async () => {
  ({ app } = server);
  member = await createTestMember(server);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

interface Browser {
  token: string;
  /** `name=value`, as the browser sends it. */
  cookie: string;
}
type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;
/** The `Set-Cookie` headers that bind or unbind a session; known devices have a cookie of their own. */
const setCookieOf = ({ headers }: Reply) =>
  [headers['set-cookie'] ?? []].flat().filter((cookie) => /^(?:__Host-)?session=/.test(cookie));
const pairOf = (reply: Reply) => setCookieOf(reply)[0]?.split(';')[0];

const verify = async (headers: Record<string, string>, { phone } = member, at = server) => {
  const { otp, refCode } = await requestCode(at, phone);
  return at.app.inject({
    method: 'POST',
    url: '/api/v1/member/auth/otp/verify',
    headers,
    body: { otp, phone, ref_code: refCode },
  });
};
const signIn = async (who = member): Promise<Browser> => {
  const reply = await verify({ 'sec-fetch-site': 'same-origin' }, who);
  return { token: reply.json().data.access_token, cookie: pairOf(reply)! };
};
const ask = ({ token, cookie }: Partial<Browser>, path = '/member/profile') =>
  app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}`, ...(cookie && { cookie }) } });
const isRefused = async (browser: Partial<Browser>) => (await ask(browser)).json().code === 'session_elsewhere';

describe('a token that was copied from a browser', () => {
  it('is refused without the browser’s cookie', async () => {
    const owner = await signIn();

    const stolen = await ask({ token: owner.token });

    expect([stolen.statusCode, stolen.json().code]).toEqual([401, 'session_elsewhere']);
    expect((await ask(owner)).statusCode).toBe(200);
    const { items } = (await ask(owner, '/member/activity')).json().data;
    expect(items).toContainEqual(expect.objectContaining({ kind: 'token_refused', detail: 'copied' }));
  });

  it('is treated like no token at a public endpoint', async () => {
    const { token } = await signIn();

    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/member/auth/otp',
      headers: { authorization: `Bearer ${token}` },
      body: { phone_number: '+66844444444' },
    });

    // A code for signing in as that phone, not for moving the member's account to it.
    expect(reply.statusCode).toBe(200);
    expect((await textsTo(server.db, '+66844444444')).at(-1)).not.toContain('เปลี่ยนเบอร์');
  });

  it('does not sign its owner out', async () => {
    const owner = await signIn();

    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/member/auth/logout',
      headers: { authorization: `Bearer ${owner.token}` },
    });

    expect(reply.statusCode).toBe(200);
    expect((await ask(owner)).statusCode).toBe(200);
  });

  it('is refused with the thief’s own cookie, and with a forged one', async () => {
    const [owner, thief] = [await signIn(), await signIn(await createTestMember(server))];
    const next = owner.cookie.replace('=1.', '=2.');

    for (const cookie of [
      thief.cookie,
      next,
      'session=1.x',
      `session=1.${'A'.repeat(43)}`,
      'session=',
      `session=${'9'.repeat(400)}`,
    ])
      expect(await isRefused({ token: owner.token, cookie }), cookie).toBe(true);
    expect((await ask(owner)).statusCode).toBe(200);
  });

  it.each([600, -600])('is refused by a server whose clock is %i s off, and the owner is not', async (offsetS) => {
    const owner = await signIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetS * 1000 });

    expect(await isRefused({ token: owner.token })).toBe(true);
    expect((await ask(owner)).statusCode).toBe(200);
  });
});

describe('the cookie of a session', () => {
  it.each([
    ['http://localhost:4200', /^session=1\.[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/],
    [
      'https://yoodee.example',
      /^__Host-session=1\.[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    ],
  ])('no script of %s can read', async (origin, expected) => {
    const site = await openTestServer({ ...limits, PUBLIC_ORIGIN: origin });
    try {
      const reply = await verify({ origin }, await createTestMember(site), site);
      expect(setCookieOf(reply)).toEqual([expect.stringMatching(expected)]);
    } finally {
      await site.close();
    }
  });

  it('is not set for a program, whose token needs none', async () => {
    const reply = await verify({});

    expect(setCookieOf(reply)).toEqual([]);
    await later(quarter);
    const used = await ask({ token: reply.json().data.access_token });
    expect([used.statusCode, setCookieOf(used)]).toEqual([200, []]);
  });

  it('is removed when its session ends, and not by signing another session out', async () => {
    const [first, second] = [await signIn(), await signIn(await createTestMember(server))];
    const signOut = (token: string, cookie: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/member/auth/logout',
        headers: { authorization: `Bearer ${token}`, cookie },
      });

    expect(setCookieOf(await signOut(first.token, second.cookie))).toEqual([]);
    expect(setCookieOf(await signOut(second.token, second.cookie))).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
  });
});

describe('the key in the cookie', () => {
  const rotate = async () => {
    const old = await signIn();
    await later(quarter);
    const reply = await ask(old);
    return { old, next: { ...old, cookie: pairOf(reply)! } };
  };

  it('is replaced after 15 minutes of use, not before', async () => {
    const browser = await signIn();
    await later(14 * 60);
    expect(setCookieOf(await ask(browser))).toEqual([]);
    await later(61);

    expect(pairOf(await ask(browser))).toMatch(/^session=2\./);
  });

  it('is the same for 50 requests of two tabs at once, and none is refused', async () => {
    const browser = await signIn();
    await later(quarter);
    const replica = await server.replica();

    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        (number % 2 ? app : replica).inject({
          url: '/api/v1/member/profile',
          headers: { authorization: `Bearer ${browser.token}`, cookie: browser.cookie },
        }),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    expect(new Set(replies.map(pairOf)).size).toBe(1);
  });

  it('is sent again when the response was lost, however much later', async () => {
    const { old, next } = await rotate();
    await later(3_600);

    expect(pairOf(await ask(old))).toBe(next.cookie);
    expect((await ask(next)).statusCode).toBe(200);
  });

  it('is accepted for a minute beside the next one, for requests on their way', async () => {
    const { old, next } = await rotate();
    await ask(next);
    await later(59);

    expect((await ask(old)).statusCode).toBe(200);
    expect((await ask(next)).statusCode).toBe(200);
  });

  it('ends the session when an old one is used, and the member is told once', async () => {
    const { old, next } = await rotate();
    await ask(next);
    await later(61);

    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(old)));

    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect((await ask(next)).json().code).toBe('signed_out');
    const texts = await textsTo(server.db, member.phone);
    expect(texts.filter((text) => text.includes('จากเครื่องอื่น'))).toHaveLength(1);
  });

  it('is known on another replica as soon as it is used on one', async () => {
    const replica = await server.replica();
    const there = (browser: Browser) =>
      replica.inject({
        url: '/api/v1/member/profile',
        headers: { authorization: `Bearer ${browser.token}`, cookie: browser.cookie },
      });
    const { old, next } = await rotate();
    expect((await there(old)).statusCode).toBe(200);
    await ask(next);

    expect((await there(next)).statusCode).toBe(200);
  });
});

describe('a session that was opened before cookies existed', () => {
  beforeEach(() => server.db.update(sessions).set({ browser_key: 0 }).where(eq(sessions.member_id, member.id)));

  it('is bound by its next request, while concurrent requests still succeed', async () => {
    const first = await ask(member);
    expect(first.statusCode).toBe(200);
    const bound = { token: member.token, cookie: pairOf(first)! };
    expect(pairOf(await ask(member))).toBe(bound.cookie);

    expect((await ask(bound)).statusCode).toBe(200);
    expect((await ask(member)).statusCode).toBe(200);
    await later(61);
    expect(await isRefused(member)).toBe(true);
    expect((await ask(bound)).statusCode).toBe(200);
  });
});
