import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLineStandIn, personas, type LineStandIn } from '@yoodee/line-stand-in';
import { members } from '../../db/schema.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { requestCode, textsTo } from '../../testing/test-otp.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const channel = { channelId: '1234567890', channelSecret: 'the-secret-of-a-test-channel-0123' };
let standIn: LineStandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await createLineStandIn({ port: 0, ...channel });
  server = await openTestServer({ ...standIn.env, OTP_SENDS_PER_HOUR_IP: '1000', OTP_SENDS_PER_HOUR_PREFIX: '1000' });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(() => server.db.update(members).set({ line_sub: null }));

const begin = async (query = '', { app }: Pick<TestServer, 'app'> = server) => {
  const reply = await app.inject({ url: `/api/v1/public/member/auth/line${query}` });
  const [pair] = String(reply.headers['set-cookie']).split(';');
  return { reply, cookie: pair!, authorize: new URL(String(reply.headers.location)) };
};

/** Chooses a test account on the stand-in's page; returns the query of LINE's redirect. */
const choose = async (authorize: URL, persona: string) => {
  const answer = new URL(authorize.href.replace('/authorize?', `/answer?persona=${persona}&`));
  const reply = await fetch(answer, { redirect: 'manual' });
  return new URL(reply.headers.get('location')!);
};

const login = (
  body: object,
  { cookie, token }: { cookie?: string; token?: string } = {},
  { app }: Pick<TestServer, 'app'> = server,
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/public/member/auth/login',
    headers: { ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });

const signInAs = async (persona: string, options: { token?: string; query?: string } = {}) => {
  const { cookie, authorize } = await begin(options.query);
  const back = await choose(authorize, persona);
  const body = { line_code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  return { reply: await login(body, { cookie, ...(options.token && { token: options.token }) }), body, cookie };
};

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
const somying = personas[0]!;

describe('starting a login', () => {
  it('redirects to LINE with new state, nonce and PKCE, bound by an HttpOnly cookie (T14)', async () => {
    const [one, two] = [await begin(), await begin()];

    expect(one.reply.statusCode).toBe(302);
    expect(String(one.reply.headers['set-cookie'])).toMatch(/; Max-Age=600; .*HttpOnly; SameSite=Lax/);
    const query = Object.fromEntries(one.authorize.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: channel.channelId,
      redirect_uri: 'http://localhost:4200/authenticate/line_login',
      scope: 'profile openid',
      code_challenge_method: 'S256',
    });
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(two.authorize.searchParams.get(secret)).not.toBe(query[secret]);
  });

  it('preserves the language, on the returning page and on LINE', async () => {
    const { authorize } = await begin('?locale=en');
    expect(authorize.searchParams.get('redirect_uri')).toBe('http://localhost:4200/en/authenticate/line_login');
    expect(authorize.searchParams.get('ui_locales')).toBe('en-US');
  });

  it.each(['?next=//evil.example', '?next=https://evil.example', '?next=a&next=b', '?locale=fr', '?next=%00'])(
    'ignores other origins in %s',
    async (query) => {
      const { reply } = await signInAs('somying', { query });
      expect(reply.json().data.next).toBeNull();
    },
  );
});

describe('a LINE account without a member', () => {
  it('gets a token without user_status, and the path it came from', async () => {
    const { reply } = await signInAs('somying', { query: '?next=/my-account/create-asset' });

    expect(reply.statusCode).toBe(200);
    const { data } = reply.json();
    expect(data).toMatchObject({
      member: null,
      line_profile: { display_name: somying.name, picture_url: null },
      next: '/my-account/create-asset',
    });
    expect(claimsOf(data.access_token)).not.toHaveProperty('user_status');
    const profile = await server.app.inject({
      url: '/api/v1/member/profile',
      headers: { authorization: `Bearer ${data.access_token}` },
    });
    expect(profile.statusCode).toBe(401);
  });

  it.each(['a new member', 'a member of long standing'])(
    'belongs to %s once they verify a phone with it',
    async (who) => {
      const phone = who === 'a new member' ? '+66811110001' : (await createTestMember(server)).phone;
      const token = (await signInAs('somying')).reply.json().data.access_token as string;
      const authorization = `Bearer ${token}`;
      const { otp, refCode } = await requestCode(server, phone);

      const verified = await server.app.inject({
        method: 'POST',
        url: '/api/v1/member/auth/otp/verify',
        headers: { authorization },
        body: { contact_phone: '', otp, phone, ref_code: refCode, first_name: 'สมหญิง', last_name: 'ใจดี' },
      });

      expect(verified.json().data.member).toMatchObject({ phone, line_linked: true });
      const next = await signInAs('somying');
      expect(next.reply.json().data.member).toMatchObject({ phone });
      expect(claimsOf(next.reply.json().data.access_token)).toMatchObject({ user_status: 'active' });
    },
  );
});

describe('a signed-in member', () => {
  it('links and unlinks a LINE account', async () => {
    const member = await createTestMember(server);
    await storeProof(server, member, 'access');

    const { reply } = await signInAs('anan', { token: member.token });
    expect(reply.json().data.member).toMatchObject({ id: member.id, line_linked: true });
    expect(await textsTo(server.db, member.phone)).toMatchObject([expect.stringContaining('มีการเชื่อม LINE')]);

    // One session per device: the new token replaces the one that linked.
    const { statusCode } = await server.app.inject({ url: '/api/v1/member/profile', headers: member.headers });
    expect(statusCode).toBe(401);
    const headers = { authorization: `Bearer ${reply.json().data.access_token}` };
    const unproved = await server.app.inject({ method: 'DELETE', url: '/api/v1/member/line', headers });
    expect(unproved.json().code).toBe('proof_required');
    await storeProof(server, { ...member, headers }, 'access');
    const untied = await server.app.inject({ method: 'DELETE', url: '/api/v1/member/line', headers });
    expect(untied.json().data).toMatchObject({ id: member.id, line_linked: false });
    expect(await textsTo(server.db, member.phone)).toMatchObject([
      expect.stringContaining('มีการเชื่อม LINE'),
      expect.stringContaining('LINE เลิกเชื่อม'),
    ]);
    expect((await signInAs('anan')).reply.json().data.member).toBeNull();
  });

  it('cannot link one without a proof, and loses neither session nor login', async () => {
    const member = await createTestMember(server);
    const { reply, body, cookie } = await signInAs('anan', { token: member.token });

    expect(reply.json().code).toBe('proof_required');
    const [row] = await server.db.select().from(members).where(eq(members.id, member.id));
    expect(row?.line_sub).toBeNull();
    await storeProof(server, member, 'access');
    expect((await login(body, { cookie, token: member.token })).json().data.member).toMatchObject({
      line_linked: true,
    });
  });

  it('cannot link one of another member', async () => {
    const [owner, other] = [await createTestMember(server), await createTestMember(server)];
    await Promise.all([owner, other].map((one) => storeProof(server, one, 'access')));
    await signInAs('john', { token: owner.token });

    const { reply } = await signInAs('john', { token: other.token });

    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe('line_taken');
    const [row] = await server.db.select().from(members).where(eq(members.id, other.id));
    expect(row?.line_sub).toBeNull();
  });

  it('is refused while suspended', async () => {
    await createTestMember(server, { line_sub: somying.sub, user_status: 'suspended' });
    expect((await signInAs('somying')).reply.statusCode).toBe(403);
  });
});

describe('refused logins', () => {
  it('a code that returns to another browser', async () => {
    const { authorize } = await begin();
    const back = await choose(authorize, 'somying');
    const body = { line_code: back.searchParams.get('code')!, state: back.searchParams.get('state')! };

    expect((await login(body)).json().code).toBe('line_expired');
    expect((await login(body, { cookie: (await begin()).cookie })).json().code).toBe('line_refused');
    expect((await login(body, { cookie: 'line_login=a.b.c' })).json().code).toBe('line_expired');
  });

  it('a code used twice, and an expired one', async () => {
    const { reply, body, cookie } = await signInAs('somying');
    expect(reply.statusCode).toBe(200);
    expect(String(reply.headers['set-cookie'])).toContain('line_login=; Max-Age=0');
    expect((await login(body, { cookie })).json().code).toBe('line_expired');
    expect((await signInAs('late')).reply.json().code).toBe('line_expired');
  });

  it('a denial, which carries no code', async () => {
    const back = await choose((await begin()).authorize, 'denies');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });
});

type Answer = { status: number; body: string } | 'hang up';

/** A LINE stand-in with programmable responses, and an API that uses it. */
const openLine = async () => {
  let answer: (nonce: string) => Answer | Promise<Answer>;
  let nonce = '';
  const line = createServer((_request, response) => {
    void Promise.resolve(answer(nonce)).then((reply) =>
      reply === 'hang up' ? response.destroy() : response.writeHead(reply.status).end(reply.body),
    );
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const tokenUrl = `http://127.0.0.1:${(line.address() as AddressInfo).port}/token`;
  const api = await openTestServer({ ...standIn.env, LINE_TOKEN_URL: tokenUrl });
  return {
    async signIn(answerWith: typeof answer) {
      answer = answerWith;
      const { authorize, cookie } = await begin('', api);
      nonce = authorize.searchParams.get('nonce')!;
      return login({ line_code: 'x', state: authorize.searchParams.get('state')! }, { cookie }, api);
    },
    async close() {
      await api.close();
      await new Promise((closed) => line.close(closed));
    },
  };
};
let line: Awaited<ReturnType<typeof openLine>>;
beforeAll(async () => {
  line = await openLine();
});
afterAll(() => line.close());

const now = () => Math.floor(Date.now() / 1000);
const sign = (claims: object, { secret = channel.channelSecret, alg = 'HS256' } = {}) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

describe('an id token', () => {
  const good = (nonce: string) => ({
    iss: standIn.origin,
    aud: channel.channelId,
    sub: somying.sub,
    iat: now(),
    exp: now() + 60,
    nonce,
    name: 'สมหญิง',
  });
  const without = (claims: object, key: string) =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => name !== key));
  const unsigned = (claims: object) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

  it.each<[string, (nonce: string) => Promise<string> | string]>([
    ['unsigned', (nonce) => unsigned(good(nonce))],
    ['signed with another key', (nonce) => sign(good(nonce), { secret: 'another-secret-of-the-same-length' })],
    ['signed in another way', (nonce) => sign(good(nonce), { alg: 'HS512', secret: channel.channelSecret.repeat(2) })],
    ['for another site', (nonce) => sign({ ...good(nonce), aud: 'other' })],
    ['by another issuer', (nonce) => sign({ ...good(nonce), iss: 'https://evil.example' })],
    ['out of date', (nonce) => sign({ ...good(nonce), iat: now() - 900, exp: now() - 300 })],
    ['of another login', () => sign(good('another nonce'))],
    ['of nobody', (nonce) => sign(without(good(nonce), 'sub'))],
  ])('%s is refused (T14)', async (_how, token) => {
    const reply = await line.signIn(async (nonce) => ({
      status: 200,
      body: JSON.stringify({ id_token: await token(nonce) }),
    }));
    expect(reply.json().code).toBe('line_refused');
  });

  // LINE's tokens are valid for an hour. The state, the nonce and the code bind one to this login, not its age.
  it.each([600, -600])('signs in when the clock of LINE is %i s off', async (offsetS) => {
    const reply = await line.signIn(async (nonce) => ({
      status: 200,
      body: JSON.stringify({
        id_token: await sign({ ...good(nonce), iat: now() + offsetS, exp: now() + offsetS + 3_600 }),
      }),
    }));
    expect(reply.statusCode).toBe(200);
  });

  it('may have unknown claims, as may its response', async () => {
    const reply = await line.signIn(async (nonce) => ({
      status: 200,
      body: JSON.stringify({ id_token: await sign({ ...good(nonce), amr: ['x'], picture: 'javascript:1' }), new: {} }),
    }));
    expect(reply.json().data.line_profile).toEqual({ display_name: 'สมหญิง', picture_url: null });
  });
});

it.each<[string, Answer, string]>([
  ['breaks down', { status: 500, body: '{}' }, 'line_unavailable'],
  ['hangs up', 'hang up', 'line_unavailable'],
  ['talks nonsense', { status: 200, body: '<html>' }, 'line_unavailable'],
  ['forgets the token', { status: 200, body: '{}' }, 'line_unavailable'],
  ['does not know us', { status: 401, body: '{"error":"invalid_client"}' }, 'line_refused'],
])('reports when LINE %s (F10)', async (_what, answer, code) => {
  const reply = await line.signIn(() => answer);
  expect(reply.json()).toMatchObject({ data: null, code });
});

it('redirects to the page with an explanation while no channel is configured', async () => {
  const bare = await openTestServer();
  const reply = await bare.app.inject({ url: '/api/v1/public/member/auth/line?locale=en' });
  await bare.close();
  expect(reply.headers.location).toBe('/en/authenticate/line_login?error=unavailable');
});
