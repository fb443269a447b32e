import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Enough for some thousand pages. Evicted data can be loaded again. */
const maxBytes = 32 * 1024 * 1024;

const hashOf = (json: string): string => createHash('sha256').update(json).digest('base64url').slice(0, 16);

/** Must match the gateway's normalised form of addresses. */
const hrefOf = (hash: string, path: string): string => `/page-data/${hash}?${new URLSearchParams({ path }).toString()}`;

const hrefPattern = /^\/page-data\/([A-Za-z0-9_-]{16})(\?.*)$/;

/** Loads the JSON of a page; null if there is no such page. */
type Load = (path: string, signal: AbortSignal) => Promise<string | null>;

/**
 * The data that hydration needs repeats the content of the HTML, so it is not part of the document. The document
 * contains an address with the hash of the data, and the browser fetches the data when it hydrates. If no data has this
 * hash, the page has changed since; the document then stays static HTML, which still works.
 */
export const createPageData = (load: Load) => {
  const stored = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (json) => json.length * 2 + 100,
  });

  return {
    /** Stores the data of a document. Returns the address from which the browser loads it. */
    store(json: string, path: string): string {
      const hash = hashOf(json);
      stored.set(hash, json);
      return hrefOf(hash, path);
    },
    /** The data of a document that this process has rendered; null if it is not stored. */
    known: (hash: string): string | null => stored.get(hash) ?? null,
    /** The data of a document that another process has rendered; null if the page has changed since. */
    async loadAgain(href: string, signal: AbortSignal): Promise<string | null> {
      const [, hash, search] = hrefPattern.exec(href) ?? [];
      const path = new URLSearchParams(search).get('path');
      // The gateway requests the normalised address first, and the original spelling if that is not found.
      if (hash === undefined || path === null || href !== hrefOf(hash, path)) return null;
      const json = await load(path, signal);
      // Hashes come from requests and can be forged: only data with this hash may be stored under it.
      if (json === null || hashOf(json) !== hash) return null;
      stored.set(hash, json);
      return json;
    },
  };
};
