/** Tags in quotes, without their weakness. There may be commas in them. */
const opaqueTags = (header: string): string[] => header.match(/"[^"]*"/g) ?? [];

/**
 * Whether a client has the content that `etag` stands for, as it says in If-None-Match (RFC 9110 §13.1.2): one tag, a
 * list, or `*`. Weakness does not count; a proxy that compresses weakens tags.
 */
export const hasContent = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const [content] = opaqueTags(etag);
  return opaqueTags(ifNoneMatch).some((tag) => tag === content);
};
