import type { PageCache } from './cache/page-cache.ts';
import { keptReply } from './cache/page-entry.ts';
import { pageRequest, type PageRequest } from './cache/page-request.ts';
import type { FindKeptPage, Handler } from './gateway.ts';
import { writeReply, type Exchange } from './http/exchange.ts';
import { departure, passThrough, type Forwarding } from './proxy/pass-through.ts';
import { relay } from './proxy/relay.ts';
import { UpstreamUnavailable, type Upstream, type UpstreamReply } from './proxy/upstream.ts';

interface PublicSiteOptions extends Forwarding {
  readonly upstream: Upstream;
  /** None in development: every page is rendered anew. */
  readonly cache: PageCache | undefined;
}

/** Built files, which browsers keep for a year: streamed past the cache. */
const fileName = /\.(?:js|mjs|css|map|woff2?|png|jpe?g|webp|avif|gif|svg|ico|webmanifest|wasm|json)$/i;

const isPage = ({ request, target }: Exchange, isCached: boolean) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !fileName.test(target.pathname) &&
  // A development server tells modules from documents by headers that a page request does not carry.
  (isCached || (request.headers.accept ?? '').includes('text/html'));

/** An app that has too much to do says so without a page: rendering one is what it has no time for. */
const isTooBusy = ({ status, headers }: UpstreamReply) => status === 503 && headers['content-length'] === '0';

/** Asks the public app for a page, as nobody in particular. Throws {@link UpstreamUnavailable} where it cannot make one. */
export const fetchPageFrom =
  ({ upstream, origin }: Pick<PublicSiteOptions, 'upstream' | 'origin'>) =>
  async (page: PageRequest, signal?: AbortSignal): Promise<UpstreamReply> => {
    const reply = await upstream.send({
      method: 'GET',
      path: page.path,
      headers: { ...page.headers(), ...origin },
      ...(signal ? { signal } : {}),
    });
    if (!isTooBusy(reply)) return reply;
    await reply.body.dump();
    throw new UpstreamUnavailable(reply.origin, { cause: new Error('too busy') });
  };

/**
 * The visitors' site. Nothing it answers can depend on who asks: the public app sees neither cookies nor `Authorization`,
 * and for pages only headers that follow from the cache key.
 */
export const createPublicSite = ({
  upstream,
  cache,
  ...forwarding
}: PublicSiteOptions): { answer: Handler; keptPage: FindKeptPage | undefined } => {
  const fetchPage = fetchPageFrom({ upstream, origin: forwarding.origin });
  const asDocument = { kind: 'site', policyFor: forwarding.policyFor } as const;

  /** A page that is not kept, such as a redirect, in the visitor's own words: with their whole query. */
  const relayUnshared = async (exchange: Exchange, page: PageRequest) => {
    exchange.cache = 'pass';
    const path = exchange.target.pathname + exchange.target.search;
    const reply = await fetchPage({ ...page, path }, departure(exchange).signal);
    await relay(exchange, reply, asDocument);
  };

  const answer = async (exchange: Exchange): Promise<void> => {
    if (!isPage(exchange, cache !== undefined)) return passThrough(exchange, { upstream, ...forwarding, kind: 'site' });
    const { request, target, id } = exchange;
    const page = pageRequest({ target, id, headers: request.headers });
    if (!cache) return relayUnshared(exchange, page);

    const found = cache.peek(page) ?? (await cache.get(page));
    if (found.entry) {
      exchange.cache = found.state;
      return writeReply(exchange, keptReply(found.entry, found.state, request.headers));
    }
    if (!found.reply) return relayUnshared(exchange, page);
    // What failed is not asked twice: it would fail as slowly again, and says nothing of the query.
    if (found.reply.status >= 500 || page.path === exchange.target.pathname + exchange.target.search) {
      exchange.cache = 'pass';
      return relay(exchange, found.reply, asDocument);
    }
    await found.reply.body.dump();
    return relayUnshared(exchange, page);
  };

  const keptPageIn =
    (kept: PageCache): FindKeptPage =>
    (visit) => {
      if (fileName.test(visit.target.pathname)) return undefined;
      const found = kept.peek(pageRequest(visit));
      return found && { state: found.state, reply: keptReply(found.entry, found.state, visit.headers) };
    };

  return { answer, keptPage: cache && keptPageIn(cache) };
};
