/**
 * What is known of the API's content version: a string it changes with every write that pages show,
 * `null` while it cannot be reached, `undefined` when it must be asked first.
 */
export type KnownVersion = string | null | undefined;

export interface ContentVersion {
  /** Answers at once; asks in the background when what is known grows old. */
  peek(): KnownVersion;
  /** Waits for the API where {@link peek} does not know. Never throws: null when it cannot be reached. */
  current(): Promise<string | null>;
}

/** A page may be older than a write by this much; the promise to writers is one second. */
const maxAgeMs = 400;
/** Older than this it is asked again ahead of need, so that a busy site never waits for it. */
const refreshAgeMs = 200;
/** How long an outage is believed without waiting for the API again, so that it does not slow down every reader. */
const outageMs = 2000;

/**
 * Follows the content version on demand: no request, no polling; many requests, one poll at a time.
 * `read` asks the API and must give up by itself.
 */
export const createContentVersion = (read: () => Promise<string>, now: () => number): ContentVersion => {
  let known: { version: string | null; askedAt: number } | undefined;
  let lastAskedAt = -Infinity;
  let asking: Promise<string | null> | undefined;

  const ask = () =>
    (asking ??= (async () => {
      // Dated by the question, not the answer: a write may come between the two.
      const askedAt = now();
      lastAskedAt = askedAt;
      const version = await read().catch(() => null);
      known = { version, askedAt: version === null ? now() : askedAt };
      asking = undefined;
      return version;
    })());

  const peek = (): KnownVersion => {
    if (!known) return undefined;
    const age = now() - known.askedAt;
    if (age > (known.version === null ? outageMs : maxAgeMs)) return undefined;
    if (now() - lastAskedAt > refreshAgeMs) void ask();
    return known.version;
  };

  return {
    peek,
    async current() {
      const version = peek();
      return version === undefined ? ask() : version;
    },
  };
};
