import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dataScript, type RenderedPage } from '../app/rendered-page.ts';

/** How React Router writes what its scripts start from: its own state, and the app's module. */
const contextOpens = '<script>window.__reactRouterContext = ';
const written =
  /<script>(window\.__reactRouterContext = [^]*?)<\/script>|<script type="module" async="">([^]*?)<\/script>/g;

/** Room for some thousand pages; what is dropped can be rendered again. */
const maxBytes = 32 * 1024 * 1024;

export interface PageDataOptions {
  /** Renders a page of this site, to find data that this process does not hold (any more); none of another site's. */
  render(path: string, signal: AbortSignal): Promise<RenderedPage | undefined>;
}

const keyOf = (module: string): string => createHash('sha256').update(module).digest('base64url').slice(0, 16);

/** Spelt as the gateway spells what it asks for. */
const hrefOf = (key: string, path: string): string => `/page-data/${key}?${new URLSearchParams({ path }).toString()}`;

const hrefPattern = /^\/page-data\/([A-Za-z0-9_-]{16})(\?.*)$/;

/** A document without what its scripts start from, and that as one module; empty for a document without scripts. */
export const splitPageData = ({ html, data }: RenderedPage): { document: string; module: string } => {
  if (data === null) return { document: html, module: '' };
  // They stand at the end, after all that the visitor sees.
  const end = html.lastIndexOf(contextOpens);
  let [context, start] = ['', ''];
  const rest = html.slice(end).replace(written, (_script, state?: string, app?: string) => {
    // React expects these two elements when it hydrates: they stay, empty.
    if (state !== undefined) return (context = state) && '<script></script>';
    return (start = app!) && '<script type="module" async=""></script>';
  });
  if (end === -1 || !start) throw new Error('React Router writes its scripts in another way: see splitPageData.');
  return { document: html.slice(0, end) + rest, module: `${context}\n${dataScript(data)}\n${start}` };
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

  return {
    /** Takes what the scripts start from out of a rendered document; `href` is where the browser finds it. */
    takeOut(page: RenderedPage, path: string): { document: string; href: string | null } {
      const { document, module } = splitPageData(page);
      if (module === '') return { document, href: null };
      const key = keyOf(module);
      kept.set(key, module);
      return { document, href: hrefOf(key, path) };
    },
    /** The module of a document that this process has sent. */
    known: (key: string): string | null => kept.get(key) ?? null,
    /** The module of a document that was sent before; null when the page says something else by now. */
    async renderAgain(href: string, signal: AbortSignal): Promise<string | null> {
      const [, key, search] = hrefPattern.exec(href) ?? [];
      const path = new URLSearchParams(search).get('path');
      // The gateway asks in its own spelling first, and what it does not get so again in the visitor's.
      if (key === undefined || path === null || href !== hrefOf(key, path)) return null;
      const page = await render(path, signal);
      const module = page ? splitPageData(page).module : '';
      // Anybody can make up a key: what it does not name must not take the place of what is asked for.
      if (keyOf(module) !== key) return null;
      kept.set(key, module);
      return module;
    },
  };
};
