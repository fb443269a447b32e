import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A chunk of Vite's manifest. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, Chunk>;

export const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** Finds a chunk by its key, or by its name: a shared entry of several documents has no key of its own. */
const chunkOf = (manifest: Manifest, key: string): Chunk => {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name, file }) => name === key && file.endsWith('.js'));
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return chunk;
};

/** All files of these chunks and their imports, each once. */
export const filesOf = (manifest: Manifest, keys: readonly string[]): string[] => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunkOf(manifest, key);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
};

/**
 * Total gzipped size in bytes of the files that end in `extension`. Each file is compressed separately, as it is sent.
 */
export const gzipSize = (folder: string, files: readonly string[], extension: '.js' | '.css'): number =>
  files
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
