import { describeRequest, traceId } from '@yoodee/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as Entry from '../app/entry.server.tsx';
import { createPageData } from './page-data.ts';
import { countRefusal, measureRender, reportRunning } from './pages.metrics.ts';

/**
 * Concurrency limit for rendering. The renders share one core; at this limit each waits less than a second for the
 * others. Further requests are rejected immediately, and the gateway serves its cached pages.
 */
const maxRenders = 64;

export interface PagesOptions {
  site: Parameters<typeof Entry.renderPage>[1]['site'];
  /** The built app; in development it is imported again for every request. */
  entry: () => Promise<Pick<typeof Entry, 'pageIdOf' | 'renderPage' | 'loadPageData' | 'loadNavigationData'>>;
  build: Entry.BrowserBuild;
}

type Handler<Request> = (request: Request, reply: FastifyReply, gone: AbortSignal) => Promise<FastifyReply>;

/** Limits how many handlers run concurrently. `gone` aborts when the client closes the connection. */
const createLimit = (max: number) => {
  let running = 0;
  return <Request extends FastifyRequest>(handle: Handler<Request>) =>
    async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
      if (running >= max) {
        countRefusal();
        return reply.status(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send();
      }
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      running += 1;
      reportRunning(running);
      try {
        return await handle(request, reply, gone.signal);
      } finally {
        running -= 1;
        reportRunning(running);
      }
    };
};

/**
 * The URL of a path on this site. Null for an address on another host, such as `//host` and `/\host`, and for a path that
 * would be one in a redirect, such as `/.//host`.
 */
export const siteUrl = (path: string, origin: string): URL | null => {
  const url = path.startsWith('/') ? URL.parse(path, origin) : null;
  return url?.origin === new URL(origin).origin && !url.pathname.startsWith('//') ? url : null;
};

/** The request as a web `Request`. The Host header is not trusted: the URL has the site's origin. */
export const toWebRequest = ({ headers }: FastifyRequest, url: URL, signal: AbortSignal): Request => {
  const passed = Object.entries(headers).filter(
    (header): header is [string, string] => typeof header[1] === 'string' && header[0] !== 'host',
  );
  return new Request(url, { headers: passed, signal });
};

/** Sends a web `Response` as Fastify's reply. */
export const sendResponse = (reply: FastifyReply, response: Response): FastifyReply => {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(response.body ?? undefined);
};

/** Each page has one address, so that search engines and caches do not see it twice. */
const withoutFinalSlash = (pathname: string): string => {
  let end = pathname.length;
  // A pattern would take quadratic time for a path of slashes.
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
};

const sendBadRequest = (reply: FastifyReply) => reply.status(400).header('cache-control', 'no-store').send();

type DataRequest = FastifyRequest<{ Params: { hash: string } }>;
type NavigationRequest = FastifyRequest<{ Querystring: { path?: string | string[] } }>;

/** Registers the routes of every page and of the pages' data. */
export const pageRoutes = (app: FastifyInstance, { site, entry, build }: PagesOptions) => {
  const limited = createLimit(maxRenders);
  const pageData = createPageData(async (path, signal) => {
    const url = siteUrl(path, site.origin);
    return url && (await entry()).loadPageData(new Request(url, { signal }), options);
  });
  const options = { site, build, storeData: pageData.store, traceId };

  const sendPage: Handler<FastifyRequest> = async (request, reply, gone) => {
    const url = siteUrl(request.url, site.origin);
    if (!url) return sendBadRequest(reply);
    const path = withoutFinalSlash(url.pathname);
    if (path !== url.pathname) return reply.header('cache-control', 'no-store').redirect(path + url.search, 308);
    const { pageIdOf, renderPage } = await entry();
    const page = pageIdOf(url.pathname);
    describeRequest({ id: request.id, method: request.method, route: page ?? 'none' });
    const response = await measureRender(page, () => renderPage(toWebRequest(request, url, gone), options));
    // The visitor's language decides what `/` shows or redirects to (behaviours L3).
    if (url.pathname === '/') reply.header('vary', 'Accept-Language, Cookie');
    return sendResponse(reply, response);
  };

  const sendData = (reply: FastifyReply, json: string | null): FastifyReply =>
    json === null
      ? reply.status(404).header('cache-control', 'no-store').send()
      : reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('application/json; charset=utf-8')
          .send(json);

  const loadAgain = limited<DataRequest>(async ({ url }, reply, gone) =>
    sendData(reply, await pageData.loadAgain(url, gone)),
  );

  app.get('/page-data/:hash', async (request: DataRequest, reply) => {
    const known = pageData.known(request.params.hash);
    return known === null ? loadAgain(request, reply) : sendData(reply, known);
  });
  app.get(
    '/page-data',
    limited<NavigationRequest>(async (request, reply, gone) => {
      const { path } = request.query;
      const url = typeof path === 'string' ? siteUrl(path, site.origin) : null;
      if (!url) return sendBadRequest(reply);
      const { loadNavigationData } = await entry();
      return sendResponse(reply, await loadNavigationData(toWebRequest(request, url, gone), options));
    }),
  );
  app.get('/*', limited(sendPage));
};
