import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { BrowserBuild } from '../app/entry.server.tsx';

/** A chunk and all its imports, dependencies first: the order in which a browser runs them. */
const withImports = (manifest: Manifest, source: string, found = new Set<string>()): Set<string> => {
  for (const imported of manifest[source]?.imports ?? [])
    if (!found.has(imported)) withImports(manifest, imported, found);
  return found.add(source);
};

/** The source file of a route's page: `services.page.tsx` for the route `th/services`. */
const sourceOfPage = (manifest: Manifest, routeId: string): string => {
  const file = `/${routeId.split('/')[1]}.page.tsx`;
  const [source, ...others] = Object.keys(manifest).filter((one) => one.endsWith(file));
  if (!source || others.length > 0) throw new Error(`The build must have one ${file}, not ${1 + others.length}.`);
  return source;
};

/** Reads the browser build from Vite's manifest (https://vite.dev/guide/backend-integration). */
export const readBrowserBuild = (clientFolder: string): BrowserBuild => {
  const text = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const entry = Object.keys(manifest).find((source) => manifest[source]!.isEntry);
  if (!entry) throw new Error('The build has no entry: build the site first.');

  const hrefOf = (source: string) => `/${manifest[source]!.file}`;
  const readStyles = (sources: readonly string[]): string => {
    const chunks = new Set<string>();
    for (const source of sources) withImports(manifest, source, chunks);
    const files = new Set([...chunks].flatMap((source) => manifest[source]!.css ?? []));
    return [...files].map((file) => readFileSync(join(clientFolder, file), 'utf8').trim()).join('');
  };

  const read = new Map<string, string>();
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    scripts: [hrefOf(entry), ...(manifest[entry]!.imports ?? []).map(hrefOf)],
    styles(routeIds) {
      const pages = routeIds.filter((id) => id.includes('/'));
      const key = pages.join();
      const styles = read.get(key) ?? readStyles([entry, ...pages.map((id) => sourceOfPage(manifest, id))]);
      read.set(key, styles);
      return styles;
    },
  };
};
