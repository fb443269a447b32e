import { locales, toLocale, withoutLocale } from '@yoodee/site';
import type { StoredLink } from './offline-fallback.ts';

const cachePrefix = 'offline-';

/** Only pages that are the same for every visitor; no member pages and no API responses. */
export const isStorable = (path: string): boolean =>
  /^(?:\/en)?\/assets\/(?:\d+|compare\?ids=\d+(?:,\d+)*)$/.test(path);

/** Headers of a stored page. */
export const storedHeader = { at: 'x-stored-at', title: 'x-stored-title', pictures: 'x-stored-pictures' } as const;

/** Keys of the pictures that a stored page shows. */
export const picturesOf = ({ headers }: Response): string[] =>
  (headers.get(storedHeader.pictures) ?? '').split(',').filter(Boolean);

export interface StoreOptions {
  caches: CacheStorage;
  /** Origin of the site. */
  origin: string;
  /** Version of the build; each build has its own cache. */
  version: string;
}

/** The pages that are stored for reading offline, by path. */
export const createOfflineStore = ({ caches, origin, version }: StoreOptions) => {
  const ownName = cachePrefix + version;
  const addressOf = (path: string) => origin + path;
  const pathOf = ({ url }: Request) => url.slice(origin.length);

  const otherNames = async () =>
    (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== ownName);
  const cacheNames = async () => [ownName, ...(await otherNames())];

  /** The copy of this build, else one of an earlier build. */
  const match = async (path: string): Promise<Response | undefined> => {
    for (const name of await cacheNames()) {
      const found = await (await caches.open(name)).match(addressOf(path));
      if (found) return found;
    }
    return undefined;
  };

  return {
    ...{ addressOf, pathOf, match },
    /** The cache of this build. */
    open: () => caches.open(ownName),

    /** Removes the caches of earlier builds. */
    async deleteOthers(): Promise<void> {
      for (const name of await otherNames()) await caches.delete(name);
    },

    /** A stored page, if necessary in the other language, or a stored picture. */
    async find(path: string): Promise<Response | undefined> {
      const variants = [path, ...locales.map((locale) => toLocale(locale, withoutLocale(path)))];
      for (const variant of variants) {
        const found = await match(variant);
        if (found) return found;
      }
      return undefined;
    },

    /** All stored pages. */
    async list(): Promise<StoredLink[]> {
      const links = new Map<string, StoredLink>();
      for (const name of await cacheNames()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const path = pathOf(request);
          const page = isStorable(path) && !links.has(path) ? await cache.match(request) : undefined;
          if (page)
            links.set(path, {
              path,
              title: decodeURIComponent(page.headers.get(storedHeader.title)!),
              picture: picturesOf(page)[0] ?? null,
            });
        }
      }
      return [...links.values()];
    },
  };
};
