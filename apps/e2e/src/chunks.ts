import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const builds = {
  public: 'apps/public/build/client/.vite/manifest.json',
  account: 'apps/account/build/.vite/manifest.json',
};

const readManifest = (app: keyof typeof builds) => {
  const manifest = join(import.meta.dirname, '../../..', builds[app]);
  return JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
};

/** File that a build made of a source, by the source's name in the manifest. All URLs of the file end with it. */
export const chunkOf = (app: keyof typeof builds, source: string): string => {
  const chunk = readManifest(app)[source];
  if (!chunk) throw new Error(`${app} has no chunk of ${source}`);
  return chunk.file;
};

/** Chunk of a public page by route name, e.g. `routeChunk('services')`. */
export const routeChunk = (route: string): string => {
  const [, chunk] =
    Object.entries(readManifest('public')).find(([source]) => source.endsWith(`/${route}.page.tsx`)) ?? [];
  if (!chunk) throw new Error(`public has no page ${route}`);
  return chunk.file;
};

/** Chunks of all pages of the public app. */
export const routeChunks = (): string[] =>
  Object.entries(readManifest('public')).flatMap(([source, { file }]) => (source.endsWith('.page.tsx') ? [file] : []));
