import type { UpstreamReply } from '../proxy/upstream.ts';
import { listOf } from './cached-page.ts';

const storableStatus = new Set([200, 404, 410]);
const text = /^(?:text\/|application\/(?:json|xml|manifest\+json|rss\+xml|atom\+xml)\b)/i;

/**
 * Whether a reply may be cached for all visitors. The upstream must say `public`; hashed files (`immutable`) are cached
 * by browsers, not here. The gateway controls every request header that a reply may vary with, so only `Vary: *` counts.
 */
export const isStorable = ({ status, headers }: UpstreamReply): boolean => {
  const directives = listOf(headers['cache-control']).map((directive) => directive.split('=')[0]);
  return (
    storableStatus.has(status) &&
    directives.includes('public') &&
    !directives.some((directive) => ['private', 'no-store', 'no-cache', 'immutable'].includes(directive!)) &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    !listOf(headers.vary).includes('*') &&
    text.test(String(headers['content-type'] ?? ''))
  );
};
