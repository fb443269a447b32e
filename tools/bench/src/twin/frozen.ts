import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A file of a frozen site: the response to one URL. */
export interface Frozen {
  /** Path and query. */
  address: string;
  type: string;
  /** Relative to the folder. Documents are there as `.br` and `.gz`, too. */
  file: string;
  isDocument: boolean;
}

/** Index of a folder of frozen files. */
export const manifestFile = 'manifest.json';

/** A document without its scripts: the least work for a browser that shows it. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '');

const extensions: Record<string, string> = { 'image/webp': 'webp', 'font/woff2': 'woff2', 'image/svg+xml': 'svg' };

/** Writes responses to a folder, one file each. Documents are compressed at the highest level. */
export const createFreezer = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const all = new Map<string, Frozen>();
  return {
    has: (address: string) => all.has(address),
    add({ address, type, body }: { address: string; type: string; body: Buffer }) {
      if (all.has(address)) return;
      const isDocument = type.startsWith('text/html');
      const extension = isDocument ? 'html' : (extensions[type.split(';')[0]!] ?? 'bin');
      const file = `${all.size}.${extension}`;
      all.set(address, { address, type, file, isDocument });
      writeFileSync(join(folder, file), body);
      if (!isDocument) return;
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(body));
      writeFileSync(join(folder, `${file}.gz`), gzipSync(body, { level: 9 }));
    },
    /** Writes the index. */
    close(): readonly Frozen[] {
      const files = [...all.values()];
      writeFileSync(join(folder, manifestFile), JSON.stringify(files));
      return files;
    },
  };
};
export type Freezer = ReturnType<typeof createFreezer>;
