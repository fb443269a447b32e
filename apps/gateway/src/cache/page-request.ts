import { localeCookie, locales, preferredLocale } from '@yoodee/site';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestUrl } from '../http/request-url.ts';
import type { UpstreamHeaders } from '../proxy/headers.ts';
import { clientKindOf, upstreamUserAgents, type ClientKind } from './client-kind.ts';
import { pagePath } from './page-path.ts';

/**
 * The upstream request for a page. All its headers except the request id follow from `key` and `clientKind`, so the
 * upstream cannot distinguish two visitors with the same key.
 */
export interface PageRequest {
  readonly key: string;
  /** Path and normalised query. */
  readonly path: string;
  /** Whose share of the renderer a render takes: the client's IP address. */
  readonly clientAddress: () => string;
  readonly clientKind: () => ClientKind;
  readonly headers: () => UpstreamHeaders;
}

const localeOfCookie = new RegExp(`(?:^|;\\s*)${localeCookie.name}=(${locales.join('|')})\\s*(?:;|$)`);

/**
 * What `/` may depend on (behaviours L3): the locale cookie or, without one, the preferred language of
 * `Accept-Language`. There are five variants. The upstream decides which are redirected, and redirects are not cached.
 */
const visitorLanguage = (headers: IncomingHttpHeaders): UpstreamHeaders => {
  const cookie = localeOfCookie.exec(headers.cookie ?? '')?.[1];
  if (cookie) return { cookie: `${localeCookie.name}=${cookie}` };
  const language = preferredLocale(headers['accept-language']);
  return language ? { 'accept-language': language } : {};
};

interface ClientRequest {
  readonly url: RequestUrl;
  readonly headers: IncomingHttpHeaders;
  /** Request id. */
  readonly id: string;
  readonly clientAddress: () => string;
}

export const pageRequest = ({ url, headers, id, clientAddress }: ClientRequest): PageRequest => {
  const path = pagePath(url);
  const language = url.pathname === '/' ? visitorLanguage(headers) : undefined;
  const clientKind = () => clientKindOf(headers['user-agent']);
  return {
    key: language ? [path, ...Object.values(language)].join(' ') : path,
    path,
    clientAddress,
    clientKind,
    headers: () => ({
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': 'identity',
      'user-agent': upstreamUserAgents[clientKind()],
      'x-request-id': id,
      ...language,
    }),
  };
};
