import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A file of a frozen site, as it was answered under one address. */
export interface Frozen {
  /** Path and query. */
  address: string;
  type: string;
  /** Below the folder; documents lie there also as `.br` and `.gz`. */
  file: string;
  isDocument: boolean;
}

/** What a folder of frozen files says about itself. */
export const manifestFile = 'manifest.json';

/** A document without its scripts: what is left is the least that a browser must do to show it. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '');

const extensions: Record<string, string> = { 'image/webp': 'webp', 'font/woff2': 'woff2', 'image/svg+xml': 'svg' };

/** Writes answers into a folder, one file each, documents compressed as far as that goes. */
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
    /** Completes the folder. */
    close(): readonly Frozen[] {
      const files = [...all.values()];
      writeFileSync(join(folder, manifestFile), JSON.stringify(files));
      return files;
    },
  };
};
export type Freezer = ReturnType<typeof createFreezer>;
