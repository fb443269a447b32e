import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '@yoodee/api-contract/testing';
import { contentKinds } from '../modules.ts';
import { syncContent } from '../modules/content/sync-content.ts';
import { openDiskImageStore } from '../modules/images/disk-image-store.ts';
import { insertAssets } from '../testing/listed-assets.ts';
import { createTestMember } from '../testing/test-member.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { readExamples } from './read-examples.ts';

/** Responses that are not JSON have no example. */
const isFile = (path: string) => /\.\w+$/.test(path);
const reads = endpoints.filter(([, { method, path }]) => method === 'GET' && !isFile(path));
const publicReads = reads.filter(([, { access }]) => access === 'public');
const table = publicReads.map(([, spec]) => [spec.path, spec, readExamples[spec.path] ?? {}] as const);

const addressOf = (path: string) => {
  const { params = {}, query = {} } = readExamples[path] ?? {};
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one as string])),
  );
  return `/api/v1${path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '7')}?${search}`;
};

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-reads-'));
  await syncContent({ db: server.db, store: await openDiskImageStore(folder), kinds: contentKinds });
  await insertAssets(
    server.db,
    Array.from({ length: 8 }, () => ({ project_name_th: 'ลูเมนา สุขุมวิท 49' })),
  );
  // The in-memory index includes rows that it did not write itself once a search has brought it up to date.
  await server.app.inject('/api/v1/assets');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a public read of the contract', () => {
  it.each(table)(
    '%s has an example that the contract accepts',
    (_path, spec, { params = {}, query = {}, response }) => {
      if (spec.params) z.parse(spec.params, params);
      if (spec.query) z.parse(spec.query, query);
      if (response !== undefined) expect(() => z.parse(spec.response, response)).not.toThrow();
    },
  );

  it.each(table)('%s answers its example, and 304 to a client that has the answer', async (path, spec) => {
    const { statusCode, headers, body, json } = await get(addressOf(path));

    expect(statusCode, body).toBe(200);
    z.parse(spec.response, json<{ data: unknown }>().data);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const sent of [etag, etag.replace('W/', ''), '*']) {
      const kept = await get(addressOf(path), { 'if-none-match': sent });
      expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', etag]);
      expect(kept.headers['cache-control']).toBe(headers['cache-control']);
    }
    expect((await get(addressOf(path), { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('has its example in the description of the API', async () => {
    interface Described {
      parameters?: { name: string; example?: unknown }[];
      responses: Record<string, { content: Record<string, { example?: unknown }> }>;
    }
    const { paths } = (await get('/api/v1/openapi.json')).json<{ paths: Record<string, { get: Described }> }>();
    for (const [path, { params, query, response }] of Object.entries(readExamples)) {
      const { parameters = [], responses } = paths[path.replace(/:(\w+)/g, '{$1}')]!.get;
      const given = Object.fromEntries(
        parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
      );
      expect([path, given]).toEqual([path, { ...params, ...query }]);
      const { example } = responses['200']!.content['application/json']!;
      expect(example).toEqual(response === undefined ? undefined : { data: response, message: 'Success' });
    }
  });
});

it.each(['/api/v1/openapi.json', '/api/monthly-prices.csv', '/embed/th/assets/7'])(
  '%s is 304 for whoever has it',
  async (path) => {
    const { headers, statusCode } = await get(path);
    const kept = await get(path, { 'if-none-match': String(headers.etag) });

    expect([statusCode, kept.statusCode, kept.body]).toEqual([200, 304, '']);
  },
);

it('never makes a member’s response cacheable, and gives it no entity tag', async () => {
  const { headers: signedIn } = await createTestMember(server);
  for (const [, { path, access }] of reads) {
    if (access !== 'member') continue;
    const { headers } = await get(addressOf(path), signedIn);
    expect([path, String(headers['cache-control']).startsWith('private, no-store'), headers.etag]).toEqual([
      ...[path, true, undefined],
    ]);
  }
});
