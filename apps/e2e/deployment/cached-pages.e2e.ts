import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { Agent, request } from 'undici';
import { startProgram, type Program } from '../src/programs.ts';
import { freePorts } from './machine.ts';
import { startProxy, type ProxyName } from './proxy.ts';
import { startStandIns } from './stand-in-apps.ts';

const folder = mkdtempSync(join(tmpdir(), 'yoodee-cached-pages-'));
// The certificate is self-signed. After 1,000 requests nginx ends an HTTP/2 connection even while a request is open.
const dispatcher = new Agent({ allowH2: false, connect: { rejectUnauthorized: false } });

let apps: Awaited<ReturnType<typeof startStandIns>>;
let gateway: Program;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let origin: string;
let isNginx: boolean;

const fetchPage = async (path: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: replied, body } = await request(origin + path, { dispatcher, headers });
  const bytes = Buffer.from(await body.arrayBuffer());
  return {
    status: statusCode,
    headers: replied,
    cacheStatus: [replied['cache-status'] ?? []].flat().join(', '),
    bytes,
    text: bytes.toString('utf8'),
  };
};

test.beforeAll(async ({}, { project }) => {
  isNginx = project.name === 'nginx';
  const [port, inner, https, http, admin] = (await freePorts(5)) as [number, number, number, number, number];
  origin = `https://localhost:${https}`;
  apps = await startStandIns(folder);
  gateway = await startProgram(
    'apps/gateway/src/main.ts',
    {
      ...apps.settings,
      PUBLIC_ORIGIN: origin,
      PORT: String(port),
      INNER_PORT: String(inner),
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_MS: '0',
    },
    `http://127.0.0.1:${inner}/health/ready`,
  );
  proxy = await startProxy(project.name as ProxyName, {
    folder,
    origin,
    gateways: [`127.0.0.1:${port}`],
    ports: { http, health: inner, admin },
  });
});

test.afterAll(async () => {
  await dispatcher.close();
  await proxy?.stop();
  await gateway?.stop();
  apps?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads a page continuously after a write. Returns ms from the write to the last request that got the old page. */
const staleFor = async (path: string, text: string) => {
  const writtenAt = performance.now();
  apps.write(text);
  let lastStale = 0;
  const read = async () => {
    for (let fresh = 0; fresh < 20;) {
      const sentAt = performance.now();
      const { text: shown } = await fetchPage(path);
      if (shown.includes(text)) fresh += 1;
      else {
        fresh = 0;
        lastStale = Math.max(lastStale, sentAt - writtenAt);
      }
    }
  };
  await Promise.all([read(), read(), read()]);
  return lastStale;
};

test('a write is visible within a second on a page under constant load', async () => {
  await fetchPage('/assets');

  const times: number[] = [];
  for (let write = 0; write < 8; write += 1) times.push(await staleFor('/assets', `write ${write}`));

  console.log(`the old page was sent for up to ${Math.round(Math.max(...times))} ms after a write`);
  expect(Math.max(...times)).toBeLessThan(1000);
});

test('a page without requests for a second is fresh after a write', async () => {
  await fetchPage('/assets/idle');
  const writtenAt = performance.now();
  apps.write('unread');
  await expect.poll(() => performance.now() - writtenAt, { intervals: [50] }).toBeGreaterThan(1000);

  expect((await fetchPage('/assets/idle')).text).toContain('unread');
});

test('fifty concurrent requests cause one render', async () => {
  const pages = await Promise.all(Array.from({ length: 50 }, () => fetchPage('/assets?page=2')));

  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(apps.rendered.filter((url) => url === '/assets?page=2')).toHaveLength(1);
});

test('nginx caches pages, and every response has its own request id', async () => {
  const pages: Awaited<ReturnType<typeof fetchPage>>[] = [];
  await expect
    .poll(async () => {
      pages.push(await fetchPage('/en/assets'));
      return !isNginx || pages.at(-1)!.cacheStatus.endsWith('nginx; hit');
    })
    .toBe(true);
  pages.push(await fetchPage('/en/assets'));

  expect(new Set(pages.map(({ headers }) => headers['x-request-id'])).size).toBe(pages.length);
  for (const { headers } of pages) {
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-security-policy']).toContain('script-src');
    expect(headers['strict-transport-security']).toContain('max-age');
    if (isNginx) expect(headers['x-accel-expires']).toBeUndefined();
  }
});

test('a client with the current ETag gets 304', async () => {
  const { headers } = await fetchPage('/assets/304');

  const again = await fetchPage('/assets/304', { 'if-none-match': String(headers.etag) });

  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('every client gets a content coding that it accepts', async () => {
  const accepted = ['br', 'gzip, deflate, br, zstd', 'gzip', 'gzip;q=1.0, *;q=0.1', 'br;q=0, gzip;q=0', 'br;q=0, gzip'];
  const expected = ['br', 'br', 'gzip', 'gzip', undefined, 'gzip'];
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

  for (let round = 0; round < 5; round += 1) {
    const pages = await Promise.all(accepted.map((coding) => fetchPage('/assets/3', { 'accept-encoding': coding })));

    expect(pages.map(({ headers }) => headers['content-encoding'])).toEqual(expected);
    for (const { headers, bytes } of pages) {
      const coding = (headers['content-encoding'] ?? 'identity') as keyof typeof decode;
      expect(decode[coding](bytes).toString()).toContain('<title>/assets/3 ');
    }
  }
});

test('every visitor gets the language variant of the home page for their headers', async () => {
  const visitors: [Record<string, string>, number][] = [
    [{ 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' }, 200],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 302],
    [{ cookie: 'a=1; locale=en', 'accept-language': 'th' }, 302],
    [{ cookie: 'locale=th', 'accept-language': 'en' }, 200],
    [{ cookie: 'locale=fr', 'accept-language': 'en' }, 302],
    [{ 'accept-language': 'th;q=0.2,en;q=0.9' }, 302],
    [{ 'accept-language': 'fr,th;q=0.9' }, 200],
    [{ 'accept-language': 'th' }, 200],
    [{}, 200],
  ];

  for (let round = 0; round < 10; round += 1) {
    const replies = await Promise.all(visitors.map(([headers]) => fetchPage('/', headers)));

    expect(replies.map(({ status }) => status)).toEqual(visitors.map(([, status]) => status));
    for (const { status, headers } of replies) expect(headers.location).toBe(status === 302 ? '/en' : undefined);
  }
});

test('member pages and private responses are never cached', async () => {
  const member = { cookie: 'access_token=secret', authorization: 'Bearer secret' };
  for (const path of ['/my-account', '/en/my-account/setting', '/sign-up'])
    for (let time = 0; time < 3; time += 1) {
      const { headers, cacheStatus } = await fetchPage(path, member);
      expect([headers['cache-control'], cacheStatus], path).toEqual(['private, no-store', '']);
    }

  const texts: string[] = [];
  for (let time = 0; time < 3; time += 1)
    for (const path of ['/private', '/api/v1/member/profile']) texts.push((await fetchPage(path, member)).text);
  expect(new Set(texts).size).toBe(6);

  await fetchPage('/assets/5');
  if (isNginx) expect((await fetchPage('/assets/5', member)).cacheStatus).toContain('nginx; fwd=bypass');
});
