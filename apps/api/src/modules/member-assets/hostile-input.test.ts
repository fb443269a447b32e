import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetField, assetFieldNames } from '@yoodee/asset-rules/fields';
import { codesOf } from '@yoodee/asset-rules/options';
import { actAs } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let me: ReturnType<typeof actAs>;
let draft: MemberAsset;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
  me = actAs(server.app, member);
  draft = await me.create();
});
afterAll(() => server.close());

/** Texts that have broken parsers, databases and regular expressions. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '๑๒๓',
  "'; drop table assets; --",
  '<script>alert(1)</script>',
  '<p><b>',
  '</p>'.repeat(300),
  '&#x0;&nbsp;',
  '../../etc/passwd',
  '-1',
  '1e309',
  '0x10',
  '{}',
  'null',
  '𝒜'.repeat(40),
  'x'.repeat(13_000),
  '0000-01-01',
  '2026-02-30',
  'https://youtu.be/\u0000',
  'https://youtu.be/%',
  'javascript:alert(1)',
);
const anything = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.integer(),
  fc.bigInt().map(Number),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 4 }),
  fc.dictionary(nasty, fc.integer(), { maxKeys: 2 }),
);

/** A value that the contract's schema accepts, to test the code behind it. */
const plausible = (name: (typeof assetFieldNames)[number]): fc.Arbitrary<unknown> => {
  const field = assetField(name);
  switch (field.kind) {
    case 'baht':
    case 'integer':
      return fc.integer({ min: field.min, max: field.max });
    case 'decimal':
      return fc.integer({ min: Math.ceil(field.min), max: Math.floor(field.max) });
    case 'choice':
      return fc.constantFrom(...codesOf(field.options));
    case 'choices':
      return fc.subarray(codesOf(field.options));
    case 'flag':
      return fc.boolean();
    case 'date':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2210-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10));
    case 'code':
      return fc.constantFrom(
        ...['10', '1039', '103901', '10110', '20', '2001'].filter(({ length }) => length === field.digits),
      );
    default:
      return fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 80 }));
  }
};

// Created once: building an arbitrary is slower than drawing from it.
const valueOf = Object.fromEntries(
  assetFieldNames.map((name) => [
    name,
    fc.oneof({ arbitrary: plausible(name), weight: 8 }, { arbitrary: anything, weight: 1 }),
  ]),
);

const fields = fc
  .uniqueArray(fc.constantFrom(...assetFieldNames), { maxLength: 8 })
  .chain((names) => fc.tuple(...names.map((name) => valueOf[name]!.map((value) => [name, value] as const))))
  .map((entries) => Object.fromEntries(entries) as Record<string, unknown>);

/** A lone surrogate cannot be encoded in a URL. */
const inAddress = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));

const send = async (method: 'POST' | 'PATCH' | 'GET' | 'DELETE', path: string, payload?: unknown) => {
  const { statusCode, json } = await server.app.inject({
    method,
    url: `/api/v1/member/assets${path}`,
    headers: { ...member.headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  });
  return { status: statusCode, body: json() as { code?: string; request_id?: string } };
};

it('saves or refuses any fields, and returns what it saved', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (patch) => {
      const { version } = await me.get(draft.id);
      const { status, body } = await send('PATCH', `/${draft.id}`, { ...patch, version });

      expect([200, 400]).toContain(status);
      if (status === 400) expect(body).toMatchObject({ code: 'invalid_request', request_id: expect.any(String) });
      expect((await me.get(draft.id)).version).toBe(status === 200 ? version + 1 : version);
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('responds to any body, path and query with a reason, never with an error', async () => {
  const id = fc
    .oneof(nasty, fc.integer().map(String), fc.constant(String(draft.id)))
    .map((text) => inAddress(text.slice(0, 100)));
  const request = fc.oneof(
    fc.record({ method: fc.constant('PATCH' as const), path: id.map((part) => `/${part}`), payload: anything }),
    fc.record({ method: fc.constant('POST' as const), path: id.map((part) => `/${part}/publish`), payload: anything }),
    fc.record({ method: fc.constant('PATCH' as const), path: id.map((part) => `/${part}/images`), payload: anything }),
    fc.record({
      method: fc.constant('PATCH' as const),
      path: id.map((part) => `/${draft.id}/images/${part}`),
      payload: anything,
    }),
    fc.record({
      method: fc.constant('GET' as const),
      path: nasty.map((text) => `?status=${inAddress(text)}`),
    }),
    fc.record({ method: fc.constant('DELETE' as const), path: id.map((part) => `/${draft.id}/images/${part}`) }),
  );

  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, ...rest }) => {
      const { status } = await send(method, path, 'payload' in rest ? rest.payload : undefined);

      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
}, 60_000);
