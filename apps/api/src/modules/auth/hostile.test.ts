import { Writable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '@yoodee/api-contract';
import {
  getProfile,
  loginWithLine,
  logout,
  sendOtp,
  updatePhone,
  updateProfile,
  verifyOtp,
} from '@yoodee/api-contract/member';
import { members, otpCodes, outboxMessages, rateWindows, sessions } from '../../db/schema.ts';
import { createLogger } from '../../http/logger.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { requestCode } from '../../testing/test-otp.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const logged: string[] = [];
const logger = createLogger(
  new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
);
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer({}, logger);
});
beforeEach(async () => {
  member = await createTestMember(server);
  await storeProof(server, member, 'access');
  await server.db.delete(rateWindows);
});
afterAll(() => server.close());

const endpoints: [string, Endpoint][] = Object.entries({
  loginWithLine,
  sendOtp,
  verifyOtp,
  logout,
  getProfile,
  updateProfile,
  updatePhone,
});
const writes = endpoints.filter(([, { method }]) => method !== 'GET');
const urlOf = ({ path }: Endpoint, id: number | string = member.id) => `/api/v1${path.replace(':id', String(id))}`;

const countRows = async () => {
  const tables = [members, otpCodes, outboxMessages, sessions] as const;
  const counts: number[] = [];
  for (const table of tables) counts.push(await server.db.$count(table));
  return counts;
};

/** Values of an attacker or a broken client; most keys are real field names. */
const keys = ['phone_number', 'phone', 'otp', 'ref_code', 'first_name', 'last_name', 'contact_phone', 'facebook']
  .concat([
    'line_id',
    'bio_th',
    'image_key',
    'locale',
    'channels',
    'line_code',
    'state',
    'consent_version',
    '__proto__',
  ])
  .concat(['constructor', 'user_status']);
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('0812345678', '123456', 'ABCD', '\u0000', '\ud800', "' or 1=1 --", '๐๘๑', '../..', '{{7*7}}'),
  fc.constant('0'.repeat(100_000)),
);
const hostileBody = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.dictionary(fc.constantFrom(...keys), fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }))),
  },
  fc.jsonValue({ maxDepth: 3 }),
);

describe.each(endpoints)('%s', (_name, spec) => {
  it('responds to any input without an error', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBody, hostileText, fc.boolean(), async (body, id, isSignedIn) => {
        const reply = await server.app.inject({
          method: spec.method,
          url: urlOf(spec, isSignedIn ? member.id : encodeURIComponent(Buffer.from(id.slice(0, 150)).toString())),
          headers: { 'content-type': 'application/json', ...(isSignedIn && member.headers) },
          ...(spec.method !== 'GET' && { body: JSON.stringify(body) }),
        });

        expect(reply.statusCode).toBeLessThan(spec === loginWithLine ? 504 : 500);
        expect(reply.json()).toHaveProperty('message');
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['broken JSON', 'application/json', '{"phone_number":'],
    ['a poisoned key', 'application/json', '{"__proto__":{"a":1}}'],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[]'],
    ['another charset', 'application/json; charset=utf-16', '{}'],
    ['300 KB', 'application/json', JSON.stringify({ phone_number: 'x'.repeat(300_000) })],
    ['a form', 'application/x-www-form-urlencoded', 'phone_number=0812345678'],
    ['a broken multipart', 'multipart/form-data; boundary=x', '--x--'],
    ['JSON as text', 'text/plain', '{"phone_number":"0812345678"}'],
    ['an invalid type', 'nonsense', 'x'],
  ])('refuses %s as its body', async (_body, type, payload) => {
    const before = await countRows();
    const reply = await server.app.inject({
      method: spec.method,
      url: urlOf(spec),
      headers: { 'content-type': type, ...member.headers },
      payload,
    });

    if (spec !== logout && spec !== getProfile) expect([400, 413, 415]).toContain(reply.statusCode);
    expect(reply.json()).toHaveProperty('message');
    expect(await countRows()).toEqual(before);
  });
});

describe.each(writes)('T13 %s', (_name, spec) => {
  it('refuses requests from other sites, and changes nothing', async () => {
    const before = await countRows();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
      const reply = await server.app.inject({
        method: spec.method,
        url: urlOf(spec),
        headers: {
          'sec-fetch-site': 'cross-site',
          'content-type': type,
          cookie: `access_token=${member.token}`,
          origin: 'https://evil.example',
        },
        payload: '{"phone_number":"0812345678"}',
      });

      expect(reply.statusCode).toBe(403);
      expect(reply.json().code).toBe('cross_site');
    }
    expect(await countRows()).toEqual(before);
  });
});

it('T32 reveals only a request id on an unexpected error', async () => {
  const body = { phone_number: '0899990001' };
  await server.db.execute('alter table otp_codes rename to otp_codes_away');
  const reply = await server.app.inject({ method: 'POST', url: urlOf(sendOtp), body });
  await server.db.execute('alter table otp_codes_away rename to otp_codes');

  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toMatchObject({ data: null, code: 'unexpected' });
  expect(reply.body).not.toMatch(/otp_codes|select|insert|at .*\.ts/i);
  const line = logged.find((text) => text.includes(reply.json().request_id) && text.includes('otp_codes'));
  expect(line).toBeDefined();
});

it('T31 logs no code, token or full phone number', async () => {
  const phone = '+66844000001';
  const { otp, refCode } = await requestCode(server, phone);
  const url = urlOf(verifyOtp);
  const body = { otp, phone, ref_code: refCode };
  await server.app.inject({ method: 'POST', url, body });
  const reply = await server.app.inject({ method: 'POST', url, body: { ...body, first_name: 'ก', last_name: 'ข' } });
  const { access_token } = reply.json().data;
  const headers = { authorization: `Bearer ${access_token}` };
  await server.app.inject({ url: urlOf(getProfile), headers });
  await server.app.inject({ method: 'POST', url: urlOf(logout), headers });
  await server.db.execute('alter table sessions rename to sessions_away');
  const broken = await server.app.inject({ url: urlOf(getProfile), headers: member.headers });
  await server.db.execute('alter table sessions_away rename to sessions');

  expect(broken.statusCode).toBe(500);
  const text = logged.join('');
  expect(text).toContain(broken.json().request_id);
  for (const secret of [otp, access_token, member.token, phone, phone.slice(3), '0899990001', '899990001'])
    expect(text).not.toMatch(new RegExp(`(?<![\\w.])${secret.replace('+', '\\+')}(?!\\w)`));
});
