import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How React Router writes what its scripts start from: its own state, the app's module, the loaders' data in chunks. */
const contextOpens = '<script>window.__reactRouterContext = ';
const written =
  /<script>(window\.__reactRouterContext = [^]*?)<\/script>|<script type="module" async="">([^]*?)<\/script>|<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;

const keyPattern = /^[A-Za-z0-9_-]{16}$/;

/** Room for some thousand pages; what is dropped can be rendered again. */
const maxBytes = 32 * 1024 * 1024;

export interface PageDataOptions {
  /** Renders a page of this site, to find data that this process does not hold (any more). */
  render(path: string): Promise<string>;
}

/** A document without what its scripts start from, and that as one module; empty for a document without scripts. */
export const splitPageData = (html: string): { document: string; module: string } => {
  // They stand at the end, after all that the visitor sees.
  const end = html.indexOf(contextOpens);
  if (end === -1) return { document: html, module: '' };
  const stream = 'window.__reactRouterContext.streamController';
  let [context, start, data] = ['', '', ''];
  const rest = html.slice(end).replace(written, (_script, state?: string, app?: string, chunk?: string) => {
    // React expects these two elements when it hydrates: they stay, empty.
    if (state !== undefined) return (context = state) && '<script></script>';
    if (app !== undefined) return (start = app) && '<script type="module" async=""></script>';
    if (chunk !== undefined) data += `${stream}.enqueue(${chunk});\n`;
    return '';
  });
  return { document: html.slice(0, end) + rest, module: `${context}\n${data}${stream}.close();\n${start}` };
};

/**
 * What hydration needs of a page says again what its HTML says, so it does not travel with the HTML: the document
 * names it by its content's hash, and the browser fetches it as the module that starts the app. Nothing found under the hash means that
 * the page has changed since; the document then stays as it is, which works.
 */
export const createPageData = ({ render }: PageDataOptions) => {
  const kept = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (module) => module.length * 2 + 100,
  });

  const keep = (module: string): string => {
    const key = createHash('sha256').update(module).digest('base64url').slice(0, 16);
    kept.set(key, module);
    return key;
  };

  return {
    /** Takes what the scripts start from out of a rendered document; `href` is where the browser finds it. */
    takeOut(html: string, path: string): { document: string; href: string | null } {
      const { document, module } = splitPageData(html);
      if (module === '') return { document: html, href: null };
      return { document, href: `/page-data/${keep(module)}?path=${encodeURIComponent(path)}` };
    },
    /** The module of a document that was sent before; null when the page says something else by now. */
    async find(key: string, path: string | undefined): Promise<string | null> {
      if (!keyPattern.test(key)) return null;
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (!path?.startsWith('/') || path.startsWith('//')) return null;
      keep(splitPageData(await render(path)).module);
      return kept.get(key) ?? null;
    },
  };
};
