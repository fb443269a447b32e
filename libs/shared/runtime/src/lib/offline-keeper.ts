import { localeOfPath, locales, toLocale, withoutLocale } from '@yoodee/site';
import { keptPictureHref, pictureHref, toKeptPage } from './offline-html.ts';
import type { KeptLink } from './offline-fallback.ts';

const cachePrefix = 'offline-';
const keptForMs = 24 * 60 * 60 * 1_000;

/** Only pages that are the same for everybody; nothing of a member's, nothing of the API's. */
const keepable = /^(?:\/en)?\/assets\/(?:\d+|compare\?ids=\d+(?:,\d+)*)$/;

const header = { at: 'x-kept-at', title: 'x-kept-title', pictures: 'x-kept-pictures' } as const;

const isForEverybody = ({ ok, headers }: Response) =>
  ok &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '');

const picturesOf = ({ headers }: Response) => (headers.get(header.pictures) ?? '').split(',').filter(Boolean);

export interface KeeperGiven {
  caches: CacheStorage;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Where the site is. */
  origin: string;
  /** What the site is built as; what an earlier build kept goes once this one has kept the same. */
  version: string;
  now?: () => Date;
}

/** Keeps pages of the site to be read offline. */
export const createKeeper = ({ caches, fetch, origin, version, now = () => new Date() }: KeeperGiven) => {
  const ownName = cachePrefix + version;
  const addressOf = (path: string) => origin + path;
  const pathOf = ({ url }: Request) => url.slice(origin.length);

  const cacheNames = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== ownName);
    return [ownName, ...others];
  };

  /** This build's first, then what an earlier one has left. */
  const match = async (path: string): Promise<Response | undefined> => {
    for (const name of await cacheNames()) {
      const found = await (await caches.open(name)).match(addressOf(path));
      if (found) return found;
    }
    return undefined;
  };

  const keepPicture = async (cache: Cache, key: string) => {
    const address = addressOf(keptPictureHref(key));
    if (await cache.match(address)) return;
    const picture = await fetch(pictureHref(key), { credentials: 'omit' });
    if (picture.ok) await cache.put(address, picture);
  };

  /** Keeps this answer to a path, or forgets the path where it is no page for everybody. */
  const put = async (path: string, response: Response): Promise<void> => {
    const cache = await caches.open(ownName);
    if (!isForEverybody(response)) return void (await cache.delete(addressOf(path)));
    const at = now();
    const { html, title, pictures } = toKeptPage(await response.text(), localeOfPath(path), at);
    for (const key of pictures) await keepPicture(cache, key);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': response.headers.get('content-security-policy') ?? "default-src 'self'",
      [header.at]: at.toISOString(),
      [header.title]: encodeURIComponent(title),
      [header.pictures]: pictures.join(),
    };
    await cache.put(addressOf(path), new Response(html, { headers }));
  };

  const isFresh = async (cache: Cache, path: string) => {
    const kept = await cache.match(addressOf(path));
    return kept !== undefined && now().getTime() - Date.parse(kept.headers.get(header.at)!) < keptForMs;
  };

  /** Removes pages that are not wanted any more, then pictures that no page shows. */
  const prune = async (cache: Cache, wanted: ReadonlySet<string>) => {
    const shown = new Set<string>();
    const requests = await cache.keys();
    for (const request of requests.filter((one) => keepable.test(pathOf(one)))) {
      const page = wanted.has(pathOf(request)) ? await cache.match(request) : undefined;
      if (!page) await cache.delete(request);
      else for (const key of picturesOf(page)) shown.add(addressOf(keptPictureHref(key)));
    }
    for (const request of requests.filter((one) => pathOf(one).startsWith('/img/')))
      if (!shown.has(request.url)) await cache.delete(request);
  };

  return {
    /** Keeps exactly these pages. Throws when the network goes; what was kept by then stays, as does all from before. */
    async keep(paths: readonly string[]): Promise<void> {
      const wanted = new Set(paths.filter((path) => keepable.test(path)));
      const cache = await caches.open(ownName);
      await prune(cache, wanted);
      for (const path of wanted)
        if (!(await isFresh(cache, path)))
          await put(path, await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } }));
      for (const name of await cacheNames()) if (name !== ownName) await caches.delete(name);
    },

    /** A page that is kept was just visited: keeps it as it is now. */
    async refresh(path: string, response: Response): Promise<void> {
      if (keepable.test(path) && response.type !== 'opaqueredirect' && (await match(path))) await put(path, response);
    },

    /** A kept page, in the other language if need be, or a kept picture. */
    async find(path: string): Promise<Response | undefined> {
      const variants = [path, ...locales.map((locale) => toLocale(locale, withoutLocale(path)))];
      for (const variant of variants) {
        const found = await match(variant);
        if (found) return found;
      }
      return undefined;
    },

    /** All pages that are kept. */
    async list(): Promise<KeptLink[]> {
      const links = new Map<string, KeptLink>();
      for (const name of await cacheNames()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const path = pathOf(request);
          const page = keepable.test(path) && !links.has(path) ? await cache.match(request) : undefined;
          if (page)
            links.set(path, {
              path,
              title: decodeURIComponent(page.headers.get(header.title)!),
              picture: picturesOf(page)[0] ?? null,
            });
        }
      }
      return [...links.values()];
    },
  };
};
