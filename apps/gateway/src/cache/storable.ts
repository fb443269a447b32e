import type { UpstreamReply } from '../proxy/upstream.ts';
import { namesIn } from './page-entry.ts';

const storableStatus = new Set([200, 404, 410]);
const text = /^(?:text\/|application\/(?:json|xml|manifest\+json|rss\+xml|atom\+xml)\b)/i;

/**
 * Whether a reply may be kept and given to others. The upstream must say `public`; hashed files (`immutable`) are kept
 * by browsers, not here. A reply that varies with anything the gateway does not fix itself is nobody else's.
 */
export const isStorable = ({ status, headers }: UpstreamReply): boolean => {
  const directives = namesIn(headers['cache-control']).map((directive) => directive.split('=')[0]);
  return (
    storableStatus.has(status) &&
    directives.includes('public') &&
    !directives.some((directive) => ['private', 'no-store', 'no-cache', 'immutable'].includes(directive!)) &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    !namesIn(headers.vary).includes('*') &&
    text.test(String(headers['content-type'] ?? ''))
  );
};
