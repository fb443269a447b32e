/** The tags in quotes, without `W/`. They may contain commas. */
const opaqueTags = (header: string): string[] => header.match(/"[^"]*"/g) ?? [];

/**
 * Whether If-None-Match (RFC 9110 §13.1.2) matches `etag`: one tag, a list, or `*`. The comparison is weak, because
 * proxies that compress weaken tags.
 */
export const hasContent = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const [content] = opaqueTags(etag);
  return opaqueTags(ifNoneMatch).some((tag) => tag === content);
};
