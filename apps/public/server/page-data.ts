import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const streamed =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;

const keyPattern = /^[A-Za-z0-9_-]{16}$/;

/** Room for some thousand pages; what is dropped can be rendered again. */
const maxBytes = 32 * 1024 * 1024;

export interface PageDataOptions {
  /** Renders a page of this site, to find data that this process does not hold (any more). */
  render(path: string): Promise<string>;
}

/** A document without the data its scripts start from, and that data. */
export const splitPageData = (html: string): { document: string; data: string } => {
  let data = '';
  const document = html.replace(streamed, (_script, chunk: string | undefined) => {
    if (chunk !== undefined) data += JSON.parse(chunk) as string;
    return '';
  });
  return { document, data };
};

/**
 * What hydration needs of a page says again what its HTML says, so it does not travel with the HTML: the document
 * names it by its content's hash, and the browser fetches it with the scripts. Nothing found under the hash means that
 * the page has changed since; the document then stays as it is, which works.
 */
export const createPageData = ({ render }: PageDataOptions) => {
  const kept = new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation: (data) => data.length * 2 + 100 });

  const keep = (data: string): string => {
    const key = createHash('sha256').update(data).digest('base64url').slice(0, 16);
    kept.set(key, data);
    return key;
  };

  return {
    /** Takes the data out of a rendered document; `href` is where the browser finds it. */
    takeOut(html: string, path: string): { document: string; href: string | null } {
      const { document, data } = splitPageData(html);
      if (data === '') return { document: html, href: null };
      return { document, href: `/page-data/${keep(data)}?path=${encodeURIComponent(path)}` };
    },
    /** The data of a document that was sent before; null when the page says something else by now. */
    async find(key: string, path: string | undefined): Promise<string | null> {
      if (!keyPattern.test(key)) return null;
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (!path?.startsWith('/') || path.startsWith('//')) return null;
      keep(splitPageData(await render(path)).data);
      return kept.get(key) ?? null;
    },
  };
};
