import { LRUCache } from 'lru-cache';
import type { PolicyFor } from '../csp/content-security-policy.ts';
import type { KeptState } from '../http/exchange.ts';
import type { UpstreamReply } from '../proxy/upstream.ts';
import type { ContentVersion } from './content-version.ts';
import { entryBytes, improvedEntry, makePageEntry, type PageEntry } from './page-entry.ts';
import type { PageRequest } from './page-request.ts';
import { isStorable } from './storable.ts';

/** Younger entries are served as they are. */
const freshMs = 30_000;
/** Up to this age an entry is served while a newer one is fetched, or because none can be had. */
const staleMs = 600_000;
/** After a failed renewal the old entry is served this long before it is tried again. */
const retryMs = 5000;
/** An entry asked for again, and unchanged this long, is worth the best compression: a page is written once and read often. */
const hot = { hits: 1, ageMs: 1000 } as const;

export interface Found {
  readonly entry: PageEntry;
  readonly state: KeptState;
}

/** A reply that may not be shared. Its body is there only for the one who asked first: the others must ask themselves. */
export interface Unshared {
  readonly entry?: undefined;
  readonly status: number;
  readonly reply?: UpstreamReply;
}

export interface PageCache {
  /** What can be served at once, if anything. */
  peek(page: PageRequest): Found | undefined;
  /** Waits for the content version and the upstream as far as needed. Throws what `fetchPage` throws when nothing kept will do. */
  get(page: PageRequest): Promise<Found | Unshared>;
}

type Fetched = { readonly entry: PageEntry } | Unshared;

interface Slot {
  readonly key: string;
  readonly entry: PageEntry;
  hits: number;
  /** Until when it is served without another try, after one has failed. */
  heldUntil: number;
}

interface PageCacheOptions {
  readonly fetchPage: (page: PageRequest) => Promise<UpstreamReply>;
  readonly versions: ContentVersion;
  readonly policyFor: PolicyFor;
  readonly now: () => number;
  readonly maxBytes: number;
  /** Told each time a kept page stands in for an upstream that failed: its error, or its status of 500 and above. */
  readonly onStandIn: (failure: unknown) => void;
}

/**
 * Keeps public pages until the content version moves or they grow old. One render per page however many ask;
 * for ten minutes a stale page is better than none, after that the truth is.
 */
export const createPageCache = ({
  fetchPage,
  versions,
  policyFor,
  now,
  maxBytes,
  onStandIn,
}: PageCacheOptions): PageCache => {
  const slots = new LRUCache<string, Slot>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ entry }, key) => entryBytes(entry, key),
  });
  const flights = new Map<string, Promise<Fetched>>();
  let isImproving = false;

  /** Key of a reply that says `Vary: User-Agent`, of which there is one per audience. */
  const audienceKey = (page: PageRequest) => `${page.key} ${page.audience()}`;
  const slotOf = (page: PageRequest) => slots.get(page.key) ?? slots.get(audienceKey(page));
  const ageOf = ({ entry }: Slot) => now() - entry.startedAt;
  const isServable = (slot: Slot | undefined): slot is Slot => slot !== undefined && ageOf(slot) <= staleMs;

  const forget = (page: PageRequest) => {
    slots.delete(page.key);
    slots.delete(audienceKey(page));
  };

  const store = (page: PageRequest, entry: PageEntry) => {
    if (entry.isPerAudience) slots.delete(page.key);
    const key = entry.isPerAudience ? audienceKey(page) : page.key;
    const kept = slots.peek(key);
    // A slow render under an older version must not replace what a later one found.
    if (kept && kept.entry.startedAt > entry.startedAt) return;
    slots.set(key, { key, entry, hits: 0, heldUntil: 0 });
  };

  const fetchAndStore = async (page: PageRequest, version: string | null): Promise<Fetched> => {
    const startedAt = now();
    const reply = await fetchPage(page);
    if (!isStorable(reply)) return { status: reply.status, reply };
    const entry = await makePageEntry(reply, { version, startedAt, previous: slotOf(page)?.entry, policyFor });
    store(page, entry);
    return { entry };
  };

  /** One fetch for all who ask under the same version; those who join after a write start another. */
  const fetchOnce = async (page: PageRequest, version: string | null): Promise<Fetched> => {
    const key = [version, page.audience(), page.key].join('\n');
    const underWay = flights.get(key);
    if (underWay) {
      const result = await underWay;
      return result.entry ? result : { status: result.status };
    }
    const flight = fetchAndStore(page, version).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  /** Fetches anew; answers the kept page instead, and holds it for a while, where the upstream fails. */
  const renew = async (page: PageRequest, version: string | null): Promise<Found | Unshared> => {
    const kept = slotOf(page);
    const standIn = (failure: unknown) => {
      if (!isServable(kept)) return undefined;
      kept.heldUntil = now() + retryMs;
      onStandIn(failure);
      return { entry: kept.entry, state: 'stale' } as const;
    };
    try {
      const result = await fetchOnce(page, version);
      if (result.entry) return { entry: result.entry, state: 'miss' };
      const instead = result.status >= 500 ? standIn(result.status) : undefined;
      if (!instead) {
        forget(page);
        return result;
      }
      await result.reply?.body.dump();
      return instead;
    } catch (error) {
      const instead = standIn(error);
      if (!instead) throw error;
      return instead;
    }
  };

  const renewBehind = (page: PageRequest, version: string | null) => {
    void renew(page, version)
      .then((result) => (result.entry ? undefined : result.reply?.body.dump()))
      // Too old to stand in by now: the next reader asks again and is told.
      .catch(() => undefined);
  };

  const improve = async (slot: Slot) => {
    isImproving = true;
    const entry = await improvedEntry(slot.entry).finally(() => (isImproving = false));
    if (slots.peek(slot.key) === slot) slots.set(slot.key, { ...slot, entry });
  };

  const serve = (page: PageRequest, version: string | null): Found | undefined => {
    const slot = slotOf(page);
    if (!isServable(slot)) return undefined;
    const { entry } = slot;
    const isCurrent = version === null || entry.version === version;
    if (isCurrent && ageOf(slot) <= freshMs) {
      slot.hits += 1;
      if (slot.hits > hot.hits && !entry.isBest && !isImproving && ageOf(slot) > hot.ageMs) void improve(slot);
      return { entry, state: 'hit' };
    }
    if (slot.heldUntil <= now()) {
      if (!isCurrent) return undefined;
      renewBehind(page, version);
    }
    return { entry, state: 'stale' };
  };

  return {
    peek(page) {
      const version = versions.peek();
      return version === undefined ? undefined : serve(page, version);
    },
    async get(page) {
      const version = await versions.current();
      return serve(page, version) ?? renew(page, version);
    },
  };
};
