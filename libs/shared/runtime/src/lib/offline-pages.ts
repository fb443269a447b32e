import { dayMs, localeOfPath } from '@yoodee/site';
import { toStoredPage } from './offline-html.ts';
import { pictureHref, storedPictureHref } from './offline-pictures.ts';
import { createOfflineStore, isStorable, picturesOf, storedHeader, type StoreOptions } from './offline-store.ts';

const maxAgeMs = dayMs;

const isForEverybody = ({ ok, headers }: Response) =>
  ok &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '');

export interface OfflinePagesOptions extends StoreOptions {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  now?: () => Date;
}

/** Stores pages of the site for reading offline. Runs in a page, because it needs the DOM. */
export const createOfflinePages = ({ fetch, now = () => new Date(), ...options }: OfflinePagesOptions) => {
  const store = createOfflineStore(options);
  const { addressOf, pathOf } = store;

  const putPicture = async (cache: Cache, key: string) => {
    const address = addressOf(storedPictureHref(key));
    if (await cache.match(address)) return;
    const picture = await fetch(pictureHref(key), { credentials: 'omit' });
    if (picture.ok) await cache.put(address, picture);
  };

  /** Fetches and stores a page. Removes it if it is no longer public. */
  const put = async (path: string, init: RequestInit = {}): Promise<void> => {
    const cache = await store.open();
    const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' }, ...init });
    if (!isForEverybody(response)) return void (await cache.delete(addressOf(path)));
    const at = now();
    const { html, title, pictures } = toStoredPage(await response.text(), localeOfPath(path), at);
    for (const key of pictures) await putPicture(cache, key);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': response.headers.get('content-security-policy') ?? "default-src 'self'",
      [storedHeader.at]: at.toISOString(),
      [storedHeader.title]: encodeURIComponent(title),
      [storedHeader.pictures]: pictures.join(),
    };
    await cache.put(addressOf(path), new Response(html, { headers }));
  };

  const isFresh = async (cache: Cache, path: string) => {
    const stored = await cache.match(addressOf(path));
    return stored !== undefined && now().getTime() - Date.parse(stored.headers.get(storedHeader.at)!) < maxAgeMs;
  };

  /** Removes pages that are not in `saved`, then pictures that no stored page uses. */
  const prune = async (cache: Cache, saved: ReadonlySet<string>) => {
    const shown = new Set<string>();
    const requests = await cache.keys();
    for (const request of requests.filter((one) => isStorable(pathOf(one)))) {
      const page = saved.has(pathOf(request)) ? await cache.match(request) : undefined;
      if (!page) await cache.delete(request);
      else for (const key of picturesOf(page)) shown.add(addressOf(storedPictureHref(key)));
    }
    for (const request of requests.filter((one) => pathOf(one).startsWith('/img/')))
      if (!shown.has(request.url)) await cache.delete(request);
  };

  return {
    /** Stores exactly these pages. Rejects if the network fails; pages that are already stored remain. */
    async keep(paths: readonly string[]): Promise<void> {
      const saved = new Set(paths.filter(isStorable));
      const cache = await store.open();
      await prune(cache, saved);
      for (const path of saved) if (!(await isFresh(cache, path))) await put(path);
      await store.deleteOthers();
    },

    /**
     * Updates the stored copy of a page that the visitor has just loaded, from the HTTP cache. Does nothing if it is
     * not stored.
     */
    async refresh(path: string): Promise<void> {
      if (isStorable(path) && (await store.match(path))) await put(path, { cache: 'force-cache' });
    },
  };
};
