// @vitest-environment node
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderedPage } from '../app/rendered-page.ts';
import { pageRoutes } from './pages.ts';

const places = 64;
const origin = 'https://site.example';

const scripts =
  '<script>window.__reactRouterContext = {};</script><script type="module" async="">import("/a.js");</script>';
const rendered = (data: string): RenderedPage => ({ html: `<main>x</main>${scripts}</body>`, parts: [], data });
const unknownKey = 'AAAAAAAAAAAAAAAA';
const dataOf = (path: string) => `/page-data/${unknownKey}?${new URLSearchParams({ path }).toString()}`;

let app: FastifyInstance;
const render = vi.fn<(request: Request) => Promise<Response>>();
const pages = new WeakMap<Response, RenderedPage>();
const replyOf = ({ url }: Request) => {
  const reply = new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  pages.set(reply, rendered(url));
  return reply;
};
beforeEach(() => {
  app = Fastify();
  render.mockReset().mockImplementation(async (request) => replyOf(request));
  pageRoutes(app, {
    origin,
    render,
    pageOf: (reply) => pages.get(reply),
    finishDocument: (html, _parts, href) => html + (href ?? ''),
  });
});

const later = <Value>() => {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
};

/** What was rendered waits until it is told. */
const holdRenders = () => {
  const { promise: released, resolve: release } = later<void>();
  render.mockImplementation(async (request) => {
    await released;
    return replyOf(request);
  });
  return release;
};

const hrefIn = (body: string) => body.split('</body>')[1]!;

it.each([
  ['pages', (n: number) => `/assets?page=${n}`],
  ['data that this process does not hold', (n: number) => dataOf(`/assets?page=${n}`)],
])('renders %s as many at once as there are places, and refuses others without a page', async (_what, hrefAt) => {
  const href = hrefIn((await app.inject('/kept')).body);
  const release = holdRenders();
  const underWay = Array.from({ length: places }, (_, n) => app.inject(hrefAt(n)));
  await expect.poll(() => render.mock.calls.length).toBe(1 + places);

  const refused = [await app.inject('/assets'), await app.inject(dataOf('/assets'))];
  const known = await app.inject(href);
  release();
  await Promise.all(underWay);

  for (const { statusCode, headers } of refused)
    // By this length the gateway tells it from a page.
    expect([statusCode, headers['content-length'], headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '0',
      '2',
      'no-store',
    ]);
  expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await app.inject('/assets')).statusCode).toBe(200);
});

it.each(['/assets', dataOf('/assets')])('gives up %s when nobody waits for it any more', async (path) => {
  const asked = later<Request>();
  const given = later<void>();
  render.mockImplementation(async (request) => {
    asked.resolve(request);
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    given.resolve();
    return replyOf(request);
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const visitor = new AbortController();

  const visit = fetch(address + path, { signal: visitor.signal }).catch(() => 'left');
  const { signal } = await asked.promise;
  expect(signal.aborted).toBe(false);
  visitor.abort();

  expect(await visit).toBe('left');
  await given.promise;
});

it.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  '\\\\evil.example/x',
  'http://evil.example/x',
  'evil.example/x',
  '@evil.example/x',
  '/\\:x',
])('renders nothing of another site: %j', async (path) => {
  const reply = await app.inject(dataOf(path));

  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(render).not.toHaveBeenCalled();
});

it.each(['//evil.example/x', '/\\evil.example/x', 'http://evil.example/x'])(
  'renders no page of another site: %s',
  async (path) => {
    const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    onTestFinished(() => app.close());

    // As it stands in the request line: `fetch` would tidy it up.
    const [reply] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
    reply.resume();

    expect(reply.statusCode).toBe(400);
    expect(render).not.toHaveBeenCalled();
  },
);

it('sends data again that another process has sent', async () => {
  const href = hrefIn((await app.inject('/assets')).body);
  const other = Fastify();
  pageRoutes(other, { origin, render, pageOf: (reply) => pages.get(reply), finishDocument: (html) => html });

  const [known, again] = [await app.inject(href), await other.inject(href)];

  expect(again.body).toBe(known.body);
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual([`${origin}/assets`, `${origin}/assets`]);
});
