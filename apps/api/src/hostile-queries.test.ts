import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { assets } from './db/schema.ts';
import { endpoints } from '@yoodee/api-contract/testing';
import { insertAsset } from './testing/listed-assets.ts';
import { createTestMember, type TestMember } from './testing/test-member.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

/** Every query parameter of every endpoint in the contract. */
const parameters = endpoints.flatMap(([, spec]) =>
  Object.keys((spec.query as ZodMiniObject | undefined)?.shape ?? {}).map((name) => [spec.path, name, spec] as const),
);

let server: TestServer;
let member: TestMember;
let assetId: number;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
  assetId = await insertAsset(server.db);
});
afterAll(() => server.close());

/** Hostile values: SQL fragments, patterns, unusual numbers, broken text. */
const statements = [
  "' or 1=1 --",
  "'; drop table assets; --",
  "1' union select password from members --",
  '1 and pg_sleep(9)',
  "1;select pg_sleep(9)--'",
  "' || (select version()) || '",
  "E'\\''",
  '$$;$$',
  'price desc; delete from assets',
  'id,(select 1)',
  '%',
  '_',
  '\\',
  '*:*',
  "a' <-> 'b",
  '& | !',
  '\0',
  '\ud800',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  '9223372036854775808',
  '99.9,13.5,100.9,13.9) or (1=1',
  '100,13,101,NaN',
  '181,91,-181,-91',
  '__proto__',
  '[]',
  '{}',
];
const hostile = fc.oneof(
  fc.constantFrom(...statements),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
);

/** A lone surrogate cannot be sent in a URL; it is replaced first. */
const inAddress = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

it('T21 finds the query parameters of the contract', () => {
  expect(parameters.map(([path, name]) => `${path} ${name}`)).toEqual(
    expect.arrayContaining([
      '/assets q',
      '/assets sort',
      '/assets bbox',
      '/assets/clusters bbox',
      '/member/conversations q',
    ]),
  );
});

it.each(parameters)(
  'T21 %s responds to any %s with a page or a refusal, and changes no row',
  async (path, name, spec) => {
    const before = await server.db.$count(assets);
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 2 }), async (values) => {
        const query = values.map((value) => `${name}=${inAddress(value)}`).join('&');
        const reply = await server.app.inject({
          method: spec.method,
          url: `/api/v1${path.replace(/:\w+/g, String(assetId))}?${query}`,
          headers: member.headers,
        });

        expect([200, 400, 404, 410]).toContain(reply.statusCode);
        expect(reply.json()).toHaveProperty('message');
      }),
      { numRuns: statements.length + 25, examples: statements.map((statement): [string[]] => [[statement]]) },
    );

    expect(await server.db.$count(assets)).toBe(before);
  },
);
