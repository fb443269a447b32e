import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PolicyFor } from '../csp/content-security-policy.ts';
import type { CachedState } from '../http/request-context.ts';
import { NoSlot } from '../proxy/concurrency-limit.ts';
import type { UpstreamReply } from '../proxy/upstream.ts';
import { createCachedPage, recompressedPage, sizeInBytes, type CachedPage } from './cached-page.ts';
import type { ContentVersion } from './content-version.ts';
import type { PageRequest } from './page-request.ts';
import type { RenderLimit } from './render-limit.ts';
import { isStorable } from './storable.ts';

/** A page of this age or younger is fresh. */
const freshMs = 30_000;
/** Up to this age a page is served while it is refreshed, or because the refresh failed. */
const staleMs = 600_000;
/** After a failed refresh the old page is served this long before the next attempt. */
const retryMs = 5000;
/**
 * A page with more hits and a greater age is recompressed at the highest quality: the cost occurs once, the saving with
 * every response.
 */
const recompressAfter = { hits: 1, ageMs: 1000 } as const;

/** How many pages are remembered that were not stored because the memory was full. */
const maxRefusedKeys = 10_000;

export interface Found {
  readonly page: CachedPage;
  readonly state: CachedState;
}

/** A reply that must not be shared. Only the request that fetched it gets its body; the others must fetch their own. */
export interface Unshared {
  readonly page?: undefined;
  readonly status: number;
  readonly reply?: UpstreamReply;
}

export interface PageCache {
  /** Number of cached pages. */
  pages(): number;
  /** Memory of the cached pages. */
  bytes(): number;
  /** Returns what can be served without waiting. */
  peek(request: PageRequest): Found | undefined;
  /**
   * Waits for the content version and the upstream as needed. Throws the error of `fetchPage` when no cached page can
   * be served.
   */
  get(request: PageRequest): Promise<Found | Unshared>;
}

type Fetched = { readonly page: CachedPage; readonly isStored: boolean } | Unshared;

interface Entry {
  readonly key: string;
  readonly page: CachedPage;
  hits: number;
  /** No refresh is attempted before this time, because one has failed. */
  retryAt: number;
}

interface PageCacheOptions {
  readonly fetchPage: (request: PageRequest) => Promise<UpstreamReply>;
  readonly renders: RenderLimit;
  readonly versions: ContentVersion;
  readonly policyFor: PolicyFor;
  readonly now: () => number;
  readonly maxBytes: number;
  /** Called when a stale page is served because the upstream failed, with its error or its status of 500 and above. */
  readonly onStaleIfError: (failure: unknown) => void;
}

/**
 * Caches public pages until the content version changes or they expire. Concurrent requests for a page share one
 * render; clients share the renderer. For ten minutes a stale page is better than an error.
 */
export const createPageCache = ({
  fetchPage,
  renders,
  versions,
  policyFor,
  now,
  maxBytes,
  onStaleIfError,
}: PageCacheOptions): PageCache => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ page }, key) => sizeInBytes(page, key),
  });
  /** Hashes of the keys that were requested once while the memory was full; the values are unused. */
  const refusedKeys = new LRUCache<string, true>({ max: maxRefusedKeys });
  const pendingFetches = new Map<string, Promise<Fetched>>();
  const queuedFetches = new Map<string, Promise<Fetched>>();
  let isRecompressing = false;

  /** Key of a reply with `Vary: User-Agent`: one key per kind of client. */
  const clientKindKey = (request: PageRequest) => `${request.key} ${request.clientKind()}`;
  const entryOf = (request: PageRequest) => entries.get(request.key) ?? entries.get(clientKindKey(request));
  const ageOf = ({ page }: Entry) => now() - page.startedAt;
  const isServable = (entry: Entry | undefined): entry is Entry => entry !== undefined && ageOf(entry) <= staleMs;

  const remove = (request: PageRequest) => {
    entries.delete(request.key);
    entries.delete(clientKindKey(request));
  };

  /**
   * When the memory is full, a page is admitted only at its second request, so that addresses which are requested once
   * cannot evict popular pages.
   */
  const isAdmitted = (key: string, page: CachedPage): boolean => {
    if (entries.calculatedSize + sizeInBytes(page, key) <= maxBytes) return true;
    const hash = createHash('sha256').update(key).digest('base64url');
    const isRepeated = refusedKeys.delete(hash);
    if (!isRepeated) refusedKeys.set(hash, true);
    return isRepeated;
  };

  /** Returns whether the page, or a newer one, is stored. */
  const store = (request: PageRequest, page: CachedPage): boolean => {
    if (page.isPerClientKind) entries.delete(request.key);
    const key = page.isPerClientKind ? clientKindKey(request) : request.key;
    const stored = entries.peek(key);
    // A slow render under an older version must not replace a newer page.
    if (stored && stored.page.startedAt > page.startedAt) return true;
    if (!stored && !isAdmitted(key, page)) return false;
    entries.set(key, { key, page, hits: 0, retryAt: 0 });
    return true;
  };

  const fetchAndStore = async (request: PageRequest, version: string | null): Promise<Fetched> => {
    const startedAt = now();
    const reply = await fetchPage(request);
    if (!isStorable(reply)) return { status: reply.status, reply };
    const page = await createCachedPage(reply, { version, startedAt, previous: entryOf(request)?.page, policyFor });
    return { page, isStored: store(request, page) };
  };

  /** Only the request that started the fetch gets the body of an unshared reply. */
  const join = async (pending: Promise<Fetched>): Promise<Fetched> => {
    const result = await pending;
    return result.page ? result : { status: result.status };
  };

  /** One fetch for all requests under the same version; requests after a write start another. */
  const fetchOnce = (key: string, request: PageRequest, version: string | null): Promise<Fetched> => {
    const pending = pendingFetches.get(key);
    if (pending) return join(pending);
    const started = fetchAndStore(request, version).finally(() => pendingFetches.delete(key));
    pendingFetches.set(key, started);
    return started;
  };

  /** The page that another request has fetched while this one was queued. */
  const fetchedSince = (request: PageRequest, version: string | null, askedAt: number): Fetched | undefined => {
    const entry = entryOf(request);
    const isNew = entry && entry.page.version === version && entry.page.startedAt >= askedAt;
    return isNew ? { page: entry.page, isStored: true } : undefined;
  };

  /**
   * Fetches the page within the client's share of the renderer. Joins a fetch that is in progress, but not one that is
   * still queued for another client: a client with many requests would delay everybody who wants the same page.
   */
  const fetchInTurn = (request: PageRequest, version: string | null): Promise<Fetched> => {
    const key = [version, request.clientKind(), request.key].join('\n');
    const pending = pendingFetches.get(key);
    if (pending) return join(pending);
    const address = request.clientAddress();
    const queuedKey = `${address}\n${key}`;
    const queued = queuedFetches.get(queuedKey);
    if (queued) return join(queued);
    const askedAt = now();
    const turn = renders
      .run(address, async () => fetchedSince(request, version, askedAt) ?? fetchOnce(key, request, version))
      .finally(() => queuedFetches.delete(queuedKey));
    queuedFetches.set(queuedKey, turn);
    return turn;
  };

  /** Fetches the page again. If the upstream fails, returns the stale page and delays the next attempt. */
  const refresh = async (request: PageRequest, version: string | null): Promise<Found | Unshared> => {
    const entry = entryOf(request);
    const staleIfError = (failure: unknown) => {
      if (!isServable(entry)) return undefined;
      entry.retryAt = now() + retryMs;
      onStaleIfError(failure);
      return { page: entry.page, state: 'stale' } as const;
    };
    try {
      const result = await fetchInTurn(request, version);
      if (result.page) return { page: result.page, state: result.isStored ? 'miss' : 'unstored' };
      const stale = result.status >= 500 ? staleIfError(result.status) : undefined;
      if (!stale) {
        remove(request);
        return result;
      }
      await result.reply?.body.dump();
      return stale;
    } catch (error) {
      // This client has too many requests. That must not delay the next refresh for the others.
      if (error instanceof NoSlot && isServable(entry)) return { page: entry.page, state: 'stale' };
      const stale = staleIfError(error);
      if (!stale) throw error;
      return stale;
    }
  };

  const refreshInBackground = (request: PageRequest, version: string | null) => {
    void refresh(request, version)
      .then((result) => (result.page ? undefined : result.reply?.body.dump()))
      // The page is now too old to be served stale: the next request fetches it and gets the error.
      .catch(() => undefined);
  };

  const recompress = async (entry: Entry) => {
    isRecompressing = true;
    const page = await recompressedPage(entry.page).finally(() => (isRecompressing = false));
    if (entries.peek(entry.key) === entry) entries.set(entry.key, { ...entry, page });
  };

  const isWorthRecompressing = (entry: Entry) =>
    entry.hits > recompressAfter.hits &&
    !entry.page.isRecompressed &&
    !isRecompressing &&
    ageOf(entry) > recompressAfter.ageMs;

  const serve = (request: PageRequest, version: string | null): Found | undefined => {
    const entry = entryOf(request);
    if (!isServable(entry)) return undefined;
    const { page } = entry;
    const isCurrent = version === null || page.version === version;
    if (isCurrent && ageOf(entry) <= freshMs) {
      entry.hits += 1;
      if (isWorthRecompressing(entry)) void recompress(entry);
      return { page, state: 'hit' };
    }
    if (entry.retryAt <= now()) {
      if (!isCurrent) return undefined;
      refreshInBackground(request, version);
    }
    return { page, state: 'stale' };
  };

  return {
    pages: () => entries.size,
    bytes: () => entries.calculatedSize,
    peek(request) {
      const version = versions.peek();
      return version === undefined ? undefined : serve(request, version);
    },
    async get(request) {
      const version = await versions.current();
      return serve(request, version) ?? refresh(request, version);
    },
  };
};
