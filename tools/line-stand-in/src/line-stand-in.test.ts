import { createHash } from 'node:crypto';
import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLineStandIn, type LineStandIn } from './line-stand-in.ts';
import { personas } from './personas.ts';

const channel = { channelId: '1234567890', channelSecret: 'the-secret-of-a-test-channel-0123' };
const verifier = 'a-verifier-of-at-least-forty-three-characters-0';
const redirectUri = 'http://localhost:4200/authenticate/line_login';
const parameters = {
  response_type: 'code',
  client_id: channel.channelId,
  redirect_uri: redirectUri,
  state: 'a-state',
  scope: 'profile openid',
  nonce: 'a-nonce',
  code_challenge_method: 'S256',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
};

let line: LineStandIn;
beforeAll(async () => {
  line = await createLineStandIn({ port: 0, ...channel });
});
afterAll(() => line.close());

const get = (path: 'authorize' | 'answer', query: Record<string, string>) =>
  fetch(`${line.origin}/oauth2/v2.1/${path}?${new URLSearchParams(query).toString()}`, { redirect: 'manual' });

/** Where the browser is sent after somebody was chosen. */
const choose = async (persona: string) => {
  const reply = await get('answer', { ...parameters, persona });
  return new URL(reply.headers.get('location')!);
};

const exchange = async (code: string, changes: Record<string, string> = {}) => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: channel.channelId,
    client_secret: channel.channelSecret,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  });
  const reply = await fetch(line.env.LINE_TOKEN_URL, { method: 'POST', body });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
};

describe('the consent page', () => {
  it('offers every persona', async () => {
    const page = await (await get('authorize', parameters)).text();

    for (const { id, name } of personas) {
      expect(page).toContain(`persona=${id}&`);
      expect(page).toContain(name);
    }
  });

  it.each(Object.keys(parameters))('names %s when it is missing', async (name) => {
    const reply = await get('authorize', { ...parameters, [name]: '' });

    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(name === 'code_challenge_method' ? 'code_challenge' : name);
  });

  it('escapes its parameters', async () => {
    const page = await (await get('authorize', { ...parameters, state: '"><script>alert(1)</script>' })).text();

    expect(page).not.toContain('<script');
  });
});

describe('the redirect', () => {
  it('contains a code and the state', async () => {
    const back = await choose('somying');

    expect(back.href).toContain(redirectUri);
    expect(back.searchParams.get('state')).toBe('a-state');
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{22}$/);
  });

  it('contains the error when consent is denied', async () => {
    const back = await choose('denies');

    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('answers 400 for an unknown persona', async () => {
    expect((await get('answer', { ...parameters, persona: 'nobody' })).status).toBe(400);
  });
});

describe('the token endpoint', () => {
  it('returns an ID token signed with the channel’s secret, with nonce and person', async () => {
    const { body } = await exchange((await choose('somying')).searchParams.get('code')!);

    const { payload } = await jwtVerify(body.id_token!, new TextEncoder().encode(channel.channelSecret), {
      issuer: line.env.LINE_ISSUER,
      audience: channel.channelId,
    });
    expect(payload).toMatchObject({ sub: personas[0]!.sub, name: personas[0]!.name, nonce: 'a-nonce' });
  });

  it('accepts a code once', async () => {
    const code = (await choose('anan')).searchParams.get('code')!;

    const [first, second] = [await exchange(code), await exchange(code)];

    expect(decodeJwt(first.body.id_token!).sub).toBe(personas[1]!.sub);
    expect(second).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('refuses an expired code', async () => {
    expect(await exchange((await choose('late')).searchParams.get('code')!)).toMatchObject({ status: 400 });
  });

  it.each([
    ['another verifier', { code_verifier: 'another' }, 400, 'invalid_grant'],
    ['another redirect URI', { redirect_uri: 'http://localhost:1/' }, 400, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'refresh_token' }, 400, 'unsupported_grant_type'],
  ])('refuses %s', async (_, changes, status, error) => {
    expect(await exchange((await choose('john')).searchParams.get('code')!, changes)).toMatchObject({
      status,
      body: { error },
    });
  });
});
