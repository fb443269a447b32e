import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether `If-None-Match` names the content (RFC 9110, 13.1.2), which `*` always does. Tags are `"hash"` or `"hash-coding"`,
 * and every coding of the same content counts.
 */
export const hasContent = (headers: IncomingHttpHeaders, hash: string): boolean => {
  const tags = headers['if-none-match'];
  if (tags === undefined) return false;
  if (tags.trim() === '*') return true;
  return [...tags.matchAll(/"([^"]*)"/g)].some(([, tag]) => tag === hash || tag?.startsWith(`${hash}-`) === true);
};
