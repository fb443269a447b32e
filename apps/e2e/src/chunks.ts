import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const builds = {
  public: 'apps/public/build/client/.vite/manifest.json',
  account: 'apps/account/build/.vite/manifest.json',
};

/** File that a build made of a source, by the source's name in its manifest. Ends every address that it is had from. */
export const chunkOf = (app: keyof typeof builds, source: string): string => {
  const manifest = join(import.meta.dirname, '../../..', builds[app]);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[source];
  if (!chunk) throw new Error(`${app} has no chunk of ${source}`);
  return chunk.file;
};

/** Chunk of a page of the public app, e.g. `routeChunk('services')`. */
export const routeChunk = (route: string): string =>
  chunkOf('public', `app/routes/${route}.tsx?__react-router-build-client-route`);
