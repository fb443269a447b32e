import { localeCookie, locales, preferredLocale } from '@yoodee/site';
import type { IncomingHttpHeaders } from 'node:http';
import type { Target } from '../http/target.ts';
import type { UpstreamHeaders } from '../proxy/headers.ts';
import { audienceOf, audienceUserAgents, type Audience } from './audience.ts';
import { pagePath } from './page-key.ts';

/**
 * A page as it is asked for upstream. Every header sent but the request id follows from `key` and `audience`,
 * so two visitors with the same key cannot be told apart, whatever the upstream does.
 */
export interface PageRequest {
  readonly key: string;
  /** Path and normalised query. */
  readonly path: string;
  readonly audience: () => Audience;
  readonly headers: () => UpstreamHeaders;
}

const localeOfCookie = new RegExp(`(?:^|;\\s*)${localeCookie.name}=(${locales.join('|')})\\s*(?:;|$)`);

/**
 * What `/` may know of the visitor (behaviours L3): the locale cookie or, without one, the language that
 * `Accept-Language` wants most. Five variants in all; which of them are redirected is the upstream's decision,
 * and a redirect is never kept.
 */
const visitorLanguage = (headers: IncomingHttpHeaders): UpstreamHeaders => {
  const cookie = localeOfCookie.exec(headers.cookie ?? '')?.[1];
  if (cookie) return { cookie: `${localeCookie.name}=${cookie}` };
  const language = preferredLocale(headers['accept-language']);
  return language ? { 'accept-language': language } : {};
};

/** Somebody who asks for a page. */
export interface Visit {
  readonly target: Target;
  readonly headers: IncomingHttpHeaders;
  /** Request id. */
  readonly id: string;
}

export const pageRequest = ({ target, headers, id }: Visit): PageRequest => {
  const path = pagePath(target);
  const language = target.pathname === '/' ? visitorLanguage(headers) : undefined;
  const audience = () => audienceOf(headers['user-agent']);
  return {
    key: language ? [path, ...Object.values(language)].join(' ') : path,
    path,
    audience,
    headers: () => ({
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': 'identity',
      'user-agent': audienceUserAgents[audience()],
      'x-request-id': id,
      ...language,
    }),
  };
};
