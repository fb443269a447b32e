import { namedCrawlers } from '@yoodee/site';
import { isbot } from 'isbot';

/** Crawlers get error pages without a body (behaviours E2). Otherwise all clients get the same bytes. */
export type ClientKind = 'browser' | 'crawler';

export const clientKindOf = (userAgent: string | undefined): ClientKind =>
  userAgent && (namedCrawlers.test(userAgent) || isbot(userAgent)) ? 'crawler' : 'browser';

/** The `User-Agent` that upstreams receive for each kind, so that a cached page cannot depend on the client's own. */
export const upstreamUserAgents = {
  browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  crawler: 'Mozilla/5.0 (compatible; bot)',
} as const satisfies Record<ClientKind, string>;
