import { hrefs, localeOfPath, locales, type Locale } from '@yoodee/site';

/** Caches of the shell begin with this; each build has its own. */
const shellCachePrefix = 'account-shell-';

/** Built files of the account app. Their names contain a hash of their content. */
const assetsFolder = `${hrefs('th').myAccount}/assets/`;

const documentPath = (locale: Locale) => hrefs(locale).myAccount;

export const isAccountAsset = ({ pathname }: URL): boolean => pathname.startsWith(assetsFolder);

/** The one screen that can be read without a connection: the inbox, whose messages the browser keeps. */
export const isOfflineScreen = ({ pathname, searchParams }: URL): boolean =>
  locales.some((locale) => pathname === documentPath(locale)) && searchParams.get('tab') === 'messages';

interface ShellOptions {
  caches: CacheStorage;
  /** Origin of the site. */
  origin: string;
}

/**
 * The account app without its data: its two documents, which are the same for everybody, and its scripts and styles. No
 * response of the API is stored; members' data are in the storage that sign-out clears.
 */
export const createAccountShell = ({ caches, origin }: ShellOptions) => {
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(shellCachePrefix));
  const find = async (path: string): Promise<Response | undefined> => {
    for (const name of await names()) {
      const found = await (await caches.open(name)).match(origin + path);
      if (found) return found;
    }
    return undefined;
  };
  return {
    /** The stored document for a screen. */
    findDocument: ({ pathname }: URL) => find(documentPath(localeOfPath(pathname))),
    findAsset: ({ pathname }: URL) => find(pathname),

    /**
     * Stores the document of a language and these files of a build, then removes other builds. Rejects if the network
     * fails; what is stored remains.
     */
    async keep({
      version,
      locale,
      assets,
      fetch,
    }: {
      version: string;
      locale: Locale;
      assets: readonly string[];
      fetch: (path: string, init?: RequestInit) => Promise<Response>;
    }): Promise<void> {
      const own = shellCachePrefix + version;
      const cache = await caches.open(own);
      const put = async (path: string, init: RequestInit) => {
        if (await cache.match(origin + path)) return;
        const response = await fetch(path, { credentials: 'omit', ...init });
        if (response.ok) await cache.put(origin + path, response);
      };
      for (const path of assets.filter((one) => isAccountAsset(new URL(one, origin))))
        await put(path, { cache: 'force-cache' });
      await put(documentPath(locale), { headers: { accept: 'text/html' } });
      for (const name of await names()) if (name !== own) await caches.delete(name);
    },
  };
};
