import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startUpstream } from './testing/fake-upstream.ts';
import { startSite, writeFiles } from './testing/start-site.ts';

const script = 'export const members = "สมาชิก";'.repeat(100);
const build = {
  'index.html': '<html lang="th-TH">บัญชีของฉัน',
  'en/index.html': '<html lang="en-US">My account',
  'assets/index-1a2b.js': script,
  'assets/index-1a2b.js.br': brotliCompressSync('precompressed'),
  'assets/plain-3c4d.js': script,
  'assets/font-5e6f.woff2': Buffer.alloc(2000, 'f'),
  'favicon.svg': '<svg/>',
};

describe('the account app from its build', () => {
  it.each([
    ['/my-account', 200, 'บัญชีของฉัน'],
    ['/my-account/', 200, 'บัญชีของฉัน'],
    ['/my-account/Setting', 200, 'บัญชีของฉัน'],
    ['/my-account/setting?from=mail', 200, 'บัญชีของฉัน'],
    ['/sign-up', 200, 'บัญชีของฉัน'],
    ['/authenticate?next=%2Fmy-account', 200, 'บัญชีของฉัน'],
    ['/authenticate/line_login?code=a', 200, 'บัญชีของฉัน'],
    ['/en/my-account', 200, 'My account'],
    ['/en/authenticate', 200, 'My account'],
    ['/my-account/nope', 404, 'บัญชีของฉัน'],
    ['/en/my-account/nope', 404, 'My account'],
    ['/sign-up/nope', 404, 'บัญชีของฉัน'],
    ['/en/authenticate/nope', 404, 'My account'],
    ['/my-account/index.html', 404, 'บัญชีของฉัน'],
    ['/en/my-account/assets/index-1a2b.js', 404, 'My account'],
  ])('%s gets the document with status %s: %s', async (path, status, text) => {
    const site = await startSite({ account: build });

    const reply = await site.fetch(path);

    expect([reply.status, reply.headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain(text);
    expect((await site.fetch(path, { method: 'HEAD' })).headers['content-length']).toBe(
      reply.headers['content-length'],
    );
  });

  it('caches hashed files for a year, and uses the build’s own compressed files', async () => {
    const site = await startSite({ account: build });
    const fetchAs = (path: string, codings: string) => site.fetch(path, { headers: { 'accept-encoding': codings } });

    const own = await fetchAs('/my-account/assets/index-1a2b.js', 'br');
    const made = await fetchAs('/my-account/assets/plain-3c4d.js', 'gzip');
    const font = await fetchAs('/my-account/assets/font-5e6f.woff2', 'br, gzip');

    expect(own.body).toEqual(build['assets/index-1a2b.js.br']);
    expect(gunzipSync(made.body).toString()).toBe(script);
    expect([font.headers['content-encoding'], font.headers['content-type']]).toEqual([undefined, 'font/woff2']);
    for (const { headers } of [own, made, font])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([own.headers['content-encoding'], made.headers['content-encoding']]).toEqual(['br', 'gzip']);
  });

  it('revalidates files without a hash by their tag', async () => {
    const site = await startSite({ account: build });
    const { headers } = await site.fetch('/my-account/favicon.svg');

    const again = await site.fetch('/my-account/favicon.svg', { headers: { 'if-none-match': String(headers.etag) } });

    expect([headers['cache-control'], again.status, again.body.length]).toEqual([
      'public, max-age=0, must-revalidate',
      304,
      0,
    ]);
  });

  it('returns 404 for a missing chunk, not a document', async () => {
    const site = await startSite({ account: build });

    expect((await site.fetch('/my-account/assets/index-old.js')).status).toBe(404);
    expect((await site.fetch('/my-account/assets/')).status).toBe(404);
  });

  it('rejects writes', async () => {
    const site = await startSite({ account: build });

    expect((await site.fetch('/my-account', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  it.each([
    '/my-account/assets/../../secret.txt',
    '/my-account/assets/..%2f..%2fsecret.txt',
    '/my-account/assets/%2e%2e/%2e%2e/secret.txt',
    '/my-account/assets/..%5c..%5csecret.txt',
    '/my-account/assets/..\\..\\secret.txt',
    '/my-account/assets/%252e%252e/secret.txt',
    '/my-account/assets/....//secret.txt',
    '/my-account/assets/%00../secret.txt',
    '/my-account//../secret.txt',
    '/my-account/%2fetc/passwd',
    '/my-account//etc/passwd',
    '/my-account/assets/index-1a2b.js.br',
    '/my-account/__proto__',
    '/my-account/assets/constructor',
  ])('%s reads no file', async (path) => {
    const site = await startSite({
      account: { ...build, '../secret.txt': 'secret' },
      public: (_request, response) => void response.writeHead(404).end(),
    });

    const { status, text } = await site.fetch(path);

    expect(text).not.toMatch(/secret|root:|precompressed/);
    expect(status === 404 || text.includes('บัญชีของฉัน')).toBe(true);
  });

  it('does not start without the list of pages', async () => {
    const directory = await writeFiles({ 'index.html': '<html>' });

    await expect(startSite({ env: { ACCOUNT_DIST: directory } })).rejects.toThrow('pages.json');
  });
});

describe('the account app from another origin', () => {
  it('requests the document for a screen, and other paths unchanged', async () => {
    const app = await startUpstream((request, response) => {
      response.setHeader('content-type', request.url!.endsWith('.html') ? 'text/html' : 'text/javascript');
      response.setHeader('cache-control', 'public, max-age=60').end(`<script>"${request.url}"</script>`);
    });
    const site = await startSite({ env: { ACCOUNT_ORIGIN: app.origin, NODE_ENV: 'development' } });
    const asBrowser = { headers: { accept: 'text/html,*/*', cookie: 'access_token=secret' } };

    const screen = await site.fetch('/my-account/setting', asBrowser);
    await site.fetch('/en/sign-up?a=b');
    await site.fetch('/my-account/@vite/client?t=1', { headers: { accept: '*/*', cookie: 'access_token=secret' } });

    expect(app.requests.map(({ url }) => url)).toEqual([
      '/my-account/index.html',
      '/my-account/en/index.html',
      '/my-account/@vite/client?t=1',
    ]);
    expect(app.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined]);
    expect(screen.headers['cache-control']).toBe('private, no-store');
    expect(screen.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  });
});
