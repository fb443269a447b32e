import { cachedReply } from './cache/cached-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import { pageRequest, type PageRequest } from './cache/page-request.ts';
import type { RenderLimit } from './cache/render-limit.ts';
import type { Handler } from './gateway.ts';
import { failures, sendFailure } from './http/failures.ts';
import { sendReply, type RequestContext } from './http/request-context.ts';
import { abortOnDisconnect, forward, type ForwardOptions } from './proxy/forward.ts';
import { relay } from './proxy/relay.ts';
import { UpstreamUnavailable, type Upstream, type UpstreamReply } from './proxy/upstream.ts';

interface PublicSiteOptions extends ForwardOptions {
  readonly upstream: Upstream;
  readonly renders: RenderLimit;
  /** Undefined in development, where every page is rendered again. */
  readonly cache: PageCache | undefined;
}

/** Built files that browsers cache for a year. To send one costs nothing; any other path may have to be rendered. */
const hashedFiles = '/static/';

/** Files, which are streamed and not cached here. */
const fileName = /\.(?:js|mjs|css|map|woff2?|png|jpe?g|webp|avif|gif|svg|ico|webmanifest|wasm|json)$/i;

const isRead = ({ request }: RequestContext) => request.method === 'GET' || request.method === 'HEAD';

const isPage = ({ request, url }: RequestContext, hasCache: boolean) =>
  !fileName.test(url.pathname) &&
  // A development server distinguishes modules from documents by request headers that a page request does not contain.
  (hasCache || (request.headers.accept ?? '').includes('text/html'));

/** The public app sheds load with an empty 503: it has no time to render an error page. */
const isOverloaded = ({ status, headers }: UpstreamReply) => status === 503 && headers['content-length'] === '0';

/**
 * Fetches a page from the public app as an anonymous visitor. Throws {@link UpstreamUnavailable} when the app is
 * unavailable.
 */
export const fetchPageFrom =
  ({ upstream, origin }: Pick<PublicSiteOptions, 'upstream' | 'origin'>) =>
  async (page: PageRequest, signal?: AbortSignal): Promise<UpstreamReply> => {
    const reply = await upstream.send({
      method: 'GET',
      path: page.path,
      headers: { ...page.headers(), ...origin },
      ...(signal ? { signal } : {}),
    });
    if (!isOverloaded(reply)) return reply;
    await reply.body.dump();
    throw new UpstreamUnavailable(reply.origin, { cause: new Error('overloaded') });
  };

/**
 * Serves the public app. Its replies cannot depend on the visitor: the public app sees neither cookies nor
 * `Authorization`, and for pages only headers that follow from the cache key.
 */
export const createPublicSite = ({ upstream, cache, renders, ...options }: PublicSiteOptions): Handler => {
  const fetchPage = fetchPageFrom({ upstream, origin: options.origin });

  /** The upstream within the client's share of the renderer. Its turn ends with the headers, when a page is complete. */
  const inTurn = ({ clientAddress, url }: RequestContext): Upstream =>
    cache === undefined || url.pathname.startsWith(hashedFiles)
      ? upstream
      : {
          ...upstream,
          send: (request) => renders.run(clientAddress(), () => upstream.send(request), request.signal),
        };
  const relayOptions = { kind: 'site', policyFor: options.policyFor } as const;

  /** Relays a page that is not cached, such as a redirect, with the visitor's original query. */
  const relayUncached = async (context: RequestContext, page: PageRequest) => {
    context.cacheState = 'pass';
    const path = context.url.pathname + context.url.search;
    const { signal } = abortOnDisconnect(context);
    const fetch = () => fetchPage({ ...page, path }, signal);
    const reply = await (cache ? renders.run(page.clientAddress(), fetch, signal) : fetch());
    await relay(context, reply, relayOptions);
  };

  return async (context) => {
    if (!isRead(context)) return sendFailure(context, failures.readOnly);
    if (!isPage(context, cache !== undefined))
      return forward(context, { upstream: inTurn(context), ...options, kind: 'site' });
    const { request, url, id, clientAddress } = context;
    const page = pageRequest({ url, id, clientAddress, headers: request.headers });
    if (!cache) return relayUncached(context, page);

    const found = cache.peek(page) ?? (await cache.get(page));
    if (found.page) {
      context.cacheState = found.state;
      return sendReply(context, cachedReply(found.page, found.state, request.headers));
    }
    if (!found.reply) return relayUncached(context, page);
    // A failed request is not repeated: it would take the same time again, and the failure does not depend on the
    // query.
    if (found.reply.status >= 500 || page.path === url.pathname + url.search) {
      context.cacheState = 'pass';
      return relay(context, found.reply, relayOptions);
    }
    await found.reply.body.dump();
    return relayUncached(context, page);
  };
};
