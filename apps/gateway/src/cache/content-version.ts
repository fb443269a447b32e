/**
 * The API's content version: a string that changes with every write that is visible on pages. `null` while the API is
 * unreachable, `undefined` when it must be requested first.
 */
export type KnownVersion = string | null | undefined;

export interface ContentVersion {
  /** Returns at once; refreshes in the background when the known version grows old. */
  peek(): KnownVersion;
  /** Waits for the API where {@link peek} does not know. Never throws: null when the API cannot be reached. */
  current(): Promise<string | null>;
}

/** How long a page may be out of date after a write. The guarantee is one second. */
const maxAgeMs = 400;
/** From this age on the version is refreshed in the background, so that requests on a busy site never wait for it. */
const refreshAgeMs = 200;
/** After a failure the API is not requested again for this long, so that an outage does not slow down every request. */
const outageMs = 2000;

/**
 * Follows the content version on demand: no polling without requests, and one query at a time. `read` must time out by
 * itself.
 */
export const createContentVersion = (read: () => Promise<string>, now: () => number): ContentVersion => {
  let known: { version: string | null; askedAt: number } | undefined;
  let lastAskedAt = -Infinity;
  let pending: Promise<string | null> | undefined;

  const refresh = () =>
    (pending ??= (async () => {
      // The age counts from the request, not the response: a write may happen between the two.
      const askedAt = now();
      lastAskedAt = askedAt;
      const version = await read().catch(() => null);
      known = { version, askedAt: version === null ? now() : askedAt };
      pending = undefined;
      return version;
    })());

  const peek = (): KnownVersion => {
    if (!known) return undefined;
    const age = now() - known.askedAt;
    if (age > (known.version === null ? outageMs : maxAgeMs)) return undefined;
    if (now() - lastAskedAt > refreshAgeMs) void refresh();
    return known.version;
  };

  return {
    peek,
    async current() {
      const version = peek();
      return version === undefined ? refresh() : version;
    },
  };
};
