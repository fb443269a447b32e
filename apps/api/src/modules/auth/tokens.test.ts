import { createHmac, generateKeyPairSync, randomUUID, sign as signWith } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

type Part = Record<string, unknown>;
const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string | undefined): Part => JSON.parse(Buffer.from(part!, 'base64url').toString());

/** The member's token with replaced claims, signed again with `secret`. */
const forge = ({
  header = {},
  claims = {},
  secret,
  hash = 'sha256',
}: {
  header?: Part;
  claims?: Part;
  secret?: string;
  hash?: string;
}) => {
  const [head, body] = member.token.split('.');
  const text = `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...claims })}`;
  return `${text}.${createHmac(hash, secret ?? server.env.JWT_SECRET)
    .update(text)
    .digest('base64url')}`;
};
const unsigned = (token: string) => token.replace(/[^.]*$/, '');

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signedByRsa = () => {
  const jwk = rsa.publicKey.export({ format: 'jwk' });
  const text = forge({ header: { alg: 'RS256', jwk } })
    .split('.')
    .slice(0, 2)
    .join('.');
  return `${text}.${signWith('sha256', Buffer.from(text), rsa.privateKey).toString('base64url')}`;
};
const hourS = 3_600;
const nowS = () => Math.floor(Date.now() / 1000);

const mutants: Record<string, () => string> = {
  'no algorithm': () => unsigned(forge({ header: { alg: 'none' } })),
  'no signature': () => unsigned(member.token),
  'another algorithm': () => forge({ header: { alg: 'HS512' }, hash: 'sha512' }),
  'a public key as the secret': () =>
    forge({ secret: rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString() }),
  'a key of its own in the header': signedByRsa,
  'a kid that is a path': () => forge({ header: { kid: '../../../../dev/null' }, secret: '' }),
  'another secret': () => forge({ secret: 'another-secret-of-sufficient-length-0123456789' }),
  truncated: () => member.token.slice(0, -8),
  'of yesterday': () => forge({ claims: { exp: nowS() - hourS } }),
  'of tomorrow': () => forge({ claims: { nbf: nowS() + hourS } }),
  'for another audience': () => forge({ claims: { aud: 'another-api' } }),
  'from another issuer': () => forge({ claims: { iss: 'https://access.line.me' } }),
  'an id token': () => forge({ header: { typ: 'JWT' } }),
  'without an end': () => forge({ claims: { exp: undefined } }),
  'without a session': () => forge({ claims: { jti: undefined } }),
  'with an unknown session': () => forge({ claims: { jti: randomUUID() } }),
  'with a session that is no id': () => forge({ claims: { jti: "' or 1=1 --" } }),
  'with a critical extension': () => forge({ header: { crit: ['x'], x: 1 } }),
};

it('accepts its own token', async () => {
  const reply = await server.app.inject({ url: '/api/v1/member/profile', headers: member.headers });

  expect(reply.statusCode).toBe(200);
  expect(forge({})).toBe(member.token);
});

it.each(Object.keys(mutants))('T10 refuses a token %s', async (mutant) => {
  const reply = await server.app.inject({
    url: '/api/v1/member/profile',
    headers: { authorization: `Bearer ${mutants[mutant]!()}` },
  });

  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ data: null, code: 'signed_out' });
});

it.each(['', 'Bearer', 'Bearer ', 'Basic dTpw', 'Bearer a b', `Bearer ${'x'.repeat(8_000)}`, 'Bearer ..', 'Bearer ก'])(
  'T10 refuses the header %j',
  async (authorization) => {
    const reply = await server.app.inject({ url: '/api/v1/member/profile', headers: { authorization } });

    expect(reply.statusCode).toBe(401);
  },
);

it('T13 never takes a token from a cookie', async () => {
  const reply = await server.app.inject({
    url: '/api/v1/member/profile',
    headers: { cookie: `access_token=${member.token}` },
  });

  expect(reply.statusCode).toBe(401);
});

const profileBy = async (token: string) =>
  (await server.app.inject({ url: '/api/v1/member/profile', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

it.each([
  [55, 200],
  [65, 401],
])('F19 honours a token of a live session %i s past its end by this server’s clock: %i', async (pastS, status) => {
  // Fixed clock, so that a slow machine does not matter.
  vi.useFakeTimers({ toFake: ['Date'] });

  expect(await profileBy(forge({ claims: { exp: nowS() - pastS } }))).toBe(status);
});

it.each([600, -600, 86_400, -86_400])(
  'F19 signs in and knows its sessions on a server whose clock is %i s off, for as long as the database says',
  async (offsetS) => {
    const before = await createTestMember(server);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetS * 1000 });
    const after = await createTestMember(server);

    expect([await profileBy(before.token), await profileBy(after.token)]).toEqual([200, 200]);
    await letTimePass(server.db, 8 * 86_400);
    const replica = await server.replica();
    const late = await replica.inject({ url: '/api/v1/member/profile', headers: after.headers });
    expect(late.statusCode).toBe(401);
  },
);
