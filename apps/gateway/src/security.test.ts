import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { startUpstream } from './testing/fake-upstream.ts';
import { publicPage, startSite } from './testing/start-site.ts';

const directivesOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources] as const;
      }),
  );

/** Hashes of the scripts that jsdom finds in the document. */
const hashesByParser = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll('script:not([src])')]
    .filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
    .map((script) => `'sha256-${createHash('sha256').update(script.textContent).digest('base64')}'`);

const document = `<!doctype html><html lang="th-TH"><head><meta charset="utf-8"><title>อยู่ดี &lt;script></title>
<script>document.documentElement.classList.add("dark")</script>
<script type="application/ld+json">{"@type":"Residence"}</script>
<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>
<style>p::before{content:"<script>no()</script>"}</style></head>
<body><!-- <script>no()</script> --><p title="<script>no()</script>">๑๒๓</p>
<script type="module" async>import("/build/entry.js");\r\nwindow.x = "<!-- ประกาศ -->"</script>
<script type="text/plain" id="hydration">import("/build/held.js")</script><script src="/build/a.js"></script><script>document.documentElement.classList.add("dark")</script></body></html>`;

describe('content security policy', () => {
  it('allows the maps of its own site only, when a process serves several', async () => {
    const open = (MAP_ORIGINS: string) => startSite({ public: publicPage('page'), env: { MAP_ORIGINS } });
    const sites = [await open('https://tiles.example'), await open('https://other.example')];

    const replies = await Promise.all(
      sites.flatMap((site) => ['/assets', '/my-account'].map((path) => site.fetch(path))),
    );

    const sources = replies.map(({ headers }) => directivesOf(headers['content-security-policy']).get('connect-src'));
    const [first, second] = [
      ["'self'", 'https://tiles.example'],
      ["'self'", 'https://other.example'],
    ];
    expect(sources).toEqual([first, first, second, second]);
  });

  it('allows frames of the known players, and of the origins in the settings', async () => {
    const site = await startSite({ public: publicPage('page'), env: { FRAME_ORIGINS: 'https://tours.example' } });

    const frames = directivesOf((await site.fetch('/news/1')).headers['content-security-policy']).get('frame-src');

    expect(frames).toEqual([
      ...['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'],
      'https://tours.example',
    ]);
  });

  it.each([
    ['cached', {}],
    ['not cached', { 'cache-control': 'private, no-store', 'content-security-policy': 'default-src *' }],
  ])('lists exactly the scripts of a document that is %s', async (_kind, headers) => {
    const announced = hashesByParser(document).map((hash) => hash.slice(1, -1));
    const site = await startSite({
      public: publicPage(document, { ...headers, 'x-script-hashes': announced.join(' ') }),
    });

    const reply = await site.fetch('/assets');
    const directives = directivesOf(reply.headers['content-security-policy']);

    const expected = new Set(hashesByParser(reply.text));
    expect(expected.size).toBe(4);
    expect(new Set(directives.get('script-src'))).toEqual(new Set(["'self'", ...expected]));
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
    expect(reply.headers['x-script-hashes']).toBeUndefined();
  });

  it.each([
    ['a script of a member in a page', `${document}<script>steal()</script>`, {}],
    [
      'what is not a hash',
      document,
      { 'x-script-hashes': "'unsafe-inline' https://evil.example sha256-x; script-src *" },
    ],
  ])('does not allow %s', async (_what, html, headers) => {
    const site = await startSite({ public: publicPage(html, headers) });

    const reply = await site.fetch('/assets');

    expect(directivesOf(reply.headers['content-security-policy']).get('script-src')).toEqual(["'self'"]);
  });

  it.each([
    ['/news/rss.xml', 'application/rss+xml'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/page-data', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/share/th/7.png', 'image/png'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('is closed for %s', async (path, type) => {
    const cached = { 'content-type': type };
    const passed = { ...cached, 'cache-control': 'no-store' };
    const policies = [];
    for (const headers of [cached, passed])
      for (const method of ['GET', 'HEAD'] as const)
        policies.push((await (await startSite({ public: publicPage('x', headers) })).fetch(path, { method })).headers);

    for (const headers of policies)
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('lets a service worker fetch', async () => {
    const site = await startSite({ public: publicPage('x', { 'content-type': 'text/javascript; charset=utf-8' }) });

    const { headers } = await site.fetch('/sw.js');

    expect(directivesOf(headers['content-security-policy']).get('connect-src')).toEqual(["'self'"]);
  });

  it('lists the scripts of the account app’s documents', async () => {
    const site = await startSite({ account: { 'index.html': document, 'en/index.html': '<script>en()</script>' } });

    const [th, en] = [await site.fetch('/my-account/setting'), await site.fetch('/en/sign-up')];

    for (const { headers, text } of [th, en]) {
      const hashes = directivesOf(headers['content-security-policy']).get('script-src');
      expect(new Set(hashes)).toEqual(new Set(["'self'", ...hashesByParser(text)]));
    }
  });

  it('lets a worker of the account app compile WebAssembly, and no document', async () => {
    const type = 'text/javascript; charset=utf-8';
    const built = await startSite({
      account: { 'index.html': document, 'assets/w.js': '1', 'assets/f.svg': '<svg/>' },
    });
    const app = await startUpstream((_request, response) => void response.setHeader('content-type', type).end('1'));
    const served = await startSite({ env: { ACCOUNT_ORIGIN: app.origin, NODE_ENV: 'development' } });

    for (const site of [built, served]) {
      const { headers } = await site.fetch('/my-account/assets/w.js');
      const policy = directivesOf(headers['content-security-policy']);
      expect([policy.get('script-src'), policy.get('connect-src')]).toEqual([
        ["'self'", "'wasm-unsafe-eval'"],
        ["'self'"],
      ]);
    }
    for (const path of ['/my-account', '/my-account/assets/f.svg'])
      expect((await built.fetch(path)).headers['content-security-policy']).not.toContain('wasm');
  });

  it('uses the API’s own policy, or the closed policy without one', async () => {
    const site = await startSite({
      api: (request, response) => {
        if (request.url!.startsWith('/img'))
          response.setHeader('content-security-policy', "default-src 'none'; sandbox");
        response.end('x');
      },
    });

    const policies = [];
    for (const path of ['/img/640/a.webp', '/api/v1/assets'])
      policies.push((await site.fetch(path)).headers['content-security-policy']);

    expect(policies).toEqual(["default-src 'none'; sandbox", "default-src 'none'; frame-ancestors 'none'"]);
  });
});

describe('headers of every response', () => {
  it.each([
    ['/assets', 200],
    ['/build/app.js', 200],
    ['/missing', 404],
    ['/broken', 500],
    ['/moved', 302],
    ['/api/v1/assets', 200],
    ['/img/640/a.webp', 200],
    ['/my-account', 200],
    ['/my-account/assets/gone.js', 404],
    ['/health/ready', 404],
    ['//evil.example', 400],
    [`/${'a'.repeat(8192)}`, 414],
  ])('are on %.40s (%i)', async (path, status) => {
    const statuses: Record<string, number> = { '/missing': 404, '/broken': 500, '/moved': 302 };
    const site = await startSite({
      env: { NODE_ENV: 'production' },
      public: (request, response) =>
        void response
          .writeHead(statuses[request.url!] ?? 200, {
            'content-type': 'text/html',
            location: '/x',
            server: 'x',
            'x-powered-by': 'x',
          })
          .end('x'),
      api: (_request, response) => void response.setHeader('x-frame-options', 'ALLOWALL').end('x'),
    });

    const { status: actual, headers } = await site.fetch(path);

    expect(actual).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringContaining('src') as string,
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
    });
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
  });

  it.each([
    ['development', 'https://yoodee.example'],
    ['production', 'http://localhost:4200'],
  ])('do not include HSTS in %s on %s', async (NODE_ENV, PUBLIC_ORIGIN) => {
    const site = await startSite({ env: { NODE_ENV, PUBLIC_ORIGIN } });

    expect((await site.fetch('/my-account')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('ambiguous requests', () => {
  const poison = 'GET /poisoned HTTP/1.1\r\nHost: a\r\n\r\n';
  it.each([
    [
      'CL and TE',
      `POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${poison}`,
    ],
    [
      'TE and CL',
      `POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${poison}`,
    ],
    [
      'two CL',
      `POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: ${poison.length}\r\n\r\n${poison}`,
    ],
    ['a list of CL', `POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 0, 0\r\n\r\n${poison}`],
    ['signed CL', `POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: +0\r\n\r\n${poison}`],
    ['unknown TE', `POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${poison}`],
    [
      'two TE',
      `POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${poison}`,
    ],
    [
      'TE in HTTP/1.0',
      `POST /api HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['folded header', `GET /api HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n${poison}`],
    ['bare LF', `GET /api HTTP/1.1\nHost: a\n\n${poison}`],
    ['bare CR', `GET /api HTTP/1.1\r\nHost: a\rX: b\r\n\r\n${poison}`],
    ['space before the colon', `POST /api HTTP/1.1\r\nHost: a\r\nContent-Length : 0\r\n\r\n${poison}`],
    ['bare LF in a chunk', `POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\nX\n0\n\n${poison}`],
    ['two hosts', `GET /api HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`],
    ['no host', `GET /api HTTP/1.1\r\n\r\n`],
    ['HTTP/0.9', 'GET /assets\r\n\r\n'],
    ['HTTP/2 in the request line', `GET /assets HTTP/2.0\r\nHost: a\r\n\r\n`],
    ['another origin', `GET http://evil.example/api HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('%s: rejected, and the rest of the connection is ignored', async (_kind, payload) => {
    const site = await startSite({
      api: (request, response) => void request.resume().on('end', () => response.end('x')),
      public: publicPage('x'),
    });

    const received = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(site.port, '127.0.0.1', () => socket.end(payload));
      socket.on('data', (chunk) => (text += chunk.toString('latin1')));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
    });

    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(site.publicApp.requests).toHaveLength(0);
  });

  it.each([
    ['TRACE', 405],
    ['PROPFIND', 405],
  ] as const)('rejects %s', async (method, status) => {
    const site = await startSite();

    const reply = await site.fetch('/api/v1/assets', { method: method as 'TRACE' });

    expect([reply.status, reply.headers.allow]).toEqual([status, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    expect(site.api.requests).toHaveLength(0);
  });

  it('rejects headers of more than 32 KB', async () => {
    const site = await startSite();

    expect((await site.fetch('/api', { headers: { 'x-long': 'a'.repeat(33_000) } })).status).toBe(431);
  });
});

it('hides internal endpoints', async () => {
  const site = await startSite();

  for (const path of [
    '/health/live',
    '/health/ready',
    '/metrics',
    '/internal/content-version',
    '/api/../internal/content-version',
    '/x/%2e%2e/metrics',
    '/%6detrics',
    '/%69nternal/content-version',
    '/%68ealth',
  ]) {
    expect([(await site.fetch(path)).status, path]).toEqual([404, path]);
  }
  expect([...site.api.requests, ...site.publicApp.requests]).toHaveLength(0);
});

describe('targets that are not served', () => {
  const long = 'a'.repeat(9_000);
  const thai = '%E0%B8%81'.repeat(2_000);
  it.each([
    ['/en/assets/%ff', 400, 'en', 'html'],
    ['/assets/%E0%B8', 400, 'th', 'html'],
    ['/api/v1/assets/%ff', 400, 'th', 'json'],
    [`/en/assets?q=${long}`, 414, 'en', 'html'],
    [`/assets?q=${thai}`, 414, 'th', 'html'],
    [`/api/v1/assets?q=${thai}`, 414, 'th', 'json'],
    [`/img/640/${long}.webp`, 414, 'th', 'json'],
  ])('%.40s: %s, in the language and the form of its path', async (path, status, language, form) => {
    const site = await startSite();

    const reply = await site.fetch(path);

    expect(reply.status).toBe(status);
    expect(reply.headers['content-language']).toMatch(new RegExp(`^${language}`));
    expect(reply.headers['content-type']).toContain(form);
    expect([...site.api.requests, ...site.publicApp.requests]).toHaveLength(0);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
  'refuses %s for a page, and names what is allowed',
  async (method) => {
    const site = await startSite();

    const reply = await site.fetch('/en/assets', { method });

    expect([reply.status, reply.headers.allow, reply.headers['content-language']]).toEqual([405, 'GET, HEAD', 'en-US']);
    expect(site.publicApp.requests).toHaveLength(0);
  },
);
