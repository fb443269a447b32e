import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMember, type TestMember } from '../testing/test-member.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/v1${url}`, headers });

it('lets everybody cache a public response and revalidate it', async () => {
  const { headers } = await get('/assets');
  const etag = String(headers.etag);

  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const sent of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const { statusCode, body, headers: kept } = await get('/assets', { 'if-none-match': sent });
    expect([statusCode, body, kept.etag]).toEqual([304, '', etag]);
  }
  expect((await get('/assets', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('sends the same public response with and without a token', async () => {
  const [signedOut, signedIn] = [await get('/assets'), await get('/assets', member.headers)];

  expect(signedIn.body).toBe(signedOut.body);
  expect(signedIn.headers['cache-control']).toBe(signedOut.headers['cache-control']);
});

it.each(['/member/profile', '/member/assets'])('does not let shared caches store the member’s %s', async (url) => {
  const { statusCode, headers } = await get(url, member.headers);

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
});

it.each(['/assets/1', '/assets?page=2', '/assets?page=0', '/nowhere'])(
  'lets nobody cache a failure: %s',
  async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('private, no-store');
  },
);
