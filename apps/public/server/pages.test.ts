// @vitest-environment node
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderOptions } from '../app/entry.server.tsx';
import { pageRoutes } from './pages.ts';

const maxRenders = 64;
const origin = 'https://site.example';
const build = { version: '1', scripts: ['/a.js'], styles: () => '' };

const unknownHash = 'AAAAAAAAAAAAAAAA';
const dataOf = (path: string) => `/page-data/${unknownHash}?${new URLSearchParams({ path }).toString()}`;
const navigationTo = (path: string) => `/page-data?${new URLSearchParams({ path }).toString()}`;

let app: FastifyInstance;
/** Mocks every load of a page: for a document, for page data and for navigation data. */
const load = vi.fn<(request: Request) => Promise<string>>();

const entry = async () => ({
  pageIdOf: (pathname: string) => (pathname.startsWith('/assets/') ? 'th/asset' : null),
  async renderPage(request: Request, { storeData }: RenderOptions) {
    const href = storeData(await load(request), new URL(request.url).pathname);
    return new Response(href, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
  loadPageData: (request: Request) => load(request),
  loadNavigationData: async (request: Request) => Response.json({ kind: 'data', data: await load(request) }),
});

const createApp = () => {
  const created = Fastify();
  pageRoutes(created, { site: { origin }, build, entry });
  return created;
};

beforeEach(() => {
  load.mockReset().mockImplementation(async ({ url }) => url);
  app = createApp();
});

const later = <Value>() => {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
};

/** Blocks page loads until the returned function is called. */
const holdLoads = () => {
  const { promise: released, resolve: release } = later<void>();
  load.mockImplementation(async ({ url }) => {
    await released;
    return url;
  });
  return release;
};

it.each([
  ['pages', (n: number) => `/assets?page=${n}`],
  ['uncached page data', (n: number) => dataOf(`/assets?page=${n}`)],
  ['data for navigations', (n: number) => navigationTo(`/assets?page=${n}`)],
])('limits concurrent loads of %s, and refuses more with an empty 503', async (_what, hrefAt) => {
  const href = (await app.inject('/stored')).body;
  const release = holdLoads();
  const pending = Array.from({ length: maxRenders }, (_, n) => app.inject(hrefAt(n)));
  await expect.poll(() => load.mock.calls.length).toBe(1 + maxRenders);

  const refused = [
    await app.inject('/assets'),
    await app.inject(dataOf('/assets')),
    await app.inject(navigationTo('/assets')),
  ];
  const known = await app.inject(href);
  release();
  await Promise.all(pending);

  for (const { statusCode, headers } of refused)
    // The gateway uses this length to distinguish it from a page.
    expect([statusCode, headers['content-length'], headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '0',
      '2',
      'no-store',
    ]);
  expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await app.inject('/assets')).statusCode).toBe(200);
});

it.each(['/assets', dataOf('/assets'), navigationTo('/assets')])(
  'aborts %s when the client disconnects',
  async (path) => {
    const received = later<Request>();
    const aborted = later<void>();
    load.mockImplementation(async (request) => {
      received.resolve(request);
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      aborted.resolve();
      return request.url;
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => app.close());
    const visitor = new AbortController();

    const visit = fetch(address + path, { signal: visitor.signal }).catch(() => 'left');
    const { signal } = await received.promise;
    expect(signal.aborted).toBe(false);
    visitor.abort();

    expect(await visit).toBe('left');
    await aborted.promise;
  },
);

it.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  '\\\\evil.example/x',
  'http://evil.example/x',
  'evil.example/x',
  '@evil.example/x',
  '/\\:x',
])('does not load the URL of another site: %j', async (path) => {
  const [data, navigation] = [await app.inject(dataOf(path)), await app.inject(navigationTo(path))];

  expect([data.statusCode, data.headers['cache-control']]).toEqual([404, 'no-store']);
  expect([navigation.statusCode, navigation.headers['cache-control']]).toEqual([400, 'no-store']);
  expect(load).not.toHaveBeenCalled();
});

it.each(['//evil.example/x', '/\\evil.example/x', 'http://evil.example/x'])(
  'does not render the URL of another site: %s',
  async (path) => {
    const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    onTestFinished(() => app.close());

    // Sent literally: `fetch` would normalise the path.
    const [reply] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
    reply.resume();

    expect(reply.statusCode).toBe(400);
    expect(load).not.toHaveBeenCalled();
  },
);

it('sends data that another process has rendered', async () => {
  const href = (await app.inject('/assets')).body;

  const [known, again] = [await app.inject(href), await createApp().inject(href)];

  expect(again.body).toBe(known.body);
  expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(load.mock.calls.map(([{ url }]) => url)).toEqual([`${origin}/assets`, `${origin}/assets`]);
});

it('sends the data of the target page of a navigation', async () => {
  const reply = await app.inject(navigationTo('/en/assets?page=2'));

  expect(reply.json()).toEqual({ kind: 'data', data: `${origin}/en/assets?page=2` });
});

it('measures renders by page, and never records the visitors’ URLs', async () => {
  register.resetMetrics();
  for (let id = 1; id <= 20; id += 1) await app.inject(`/assets/${id}?q=secret-words-${id}`);
  await app.inject('/nowhere-1?q=secret-words');

  const metrics = await register.metrics();
  expect(metrics).toMatch(/^yoodee_page_render_duration_seconds_count\{page="th\/asset",status="200"\} 20$/m);
  expect(metrics).toMatch(/^yoodee_page_render_duration_seconds_count\{page="none",status="200"\} 1$/m);
  expect(metrics).not.toMatch(/secret-words|nowhere/);
});

it('counts the refusals of overload', async () => {
  register.resetMetrics();
  const release = holdLoads();
  const replies = Array.from({ length: maxRenders + 3 }, (_, n) => app.inject(`/assets/${n}`));
  await Promise.any(replies);

  const refused = await register.getSingleMetricAsString('yoodee_renders_refused_total');
  expect(refused).toMatch(/ 3$/);
  expect(await register.getSingleMetricAsString('yoodee_renders_running')).toMatch(/ 64$/);
  release();
  await Promise.all(replies);
  expect(await register.getSingleMetricAsString('yoodee_renders_running')).toMatch(/ 0$/);
});

it.each([
  ['/assets/', '/assets'],
  ['/en/', '/en'],
  ['/en/assets/7//?a=1', '/en/assets/7?a=1'],
])('redirects %s to its one address', async (url, location) => {
  const { statusCode, headers } = await app.inject(url);

  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location });
  expect(load).not.toHaveBeenCalled();
});

it.each(['/.//evil.example/', '//evil.example/'])('never redirects %s to another host', async (url) => {
  const { statusCode, headers } = await app.inject({ url });

  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 400, location: undefined });
});

it('refuses page data of two paths', async () => {
  expect((await app.inject('/page-data?path=/&path=/en')).statusCode).toBe(400);
});
