import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Smaller files are not compressed: with headers, that saves nothing. */
const minBytes = 512;

const compress = (path: string): void => {
  const content = readFileSync(path);
  if (content.length < minBytes) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
};

/**
 * Writes `.br` and `.gz` next to every text file that a build for browsers puts into its folder, public files included,
 * with maximum compression. A later build into the same folder compresses its own files only.
 */
export const precompressed = (): Plugin => ({
  name: 'yoodee-precompressed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        const isDone = existsSync(`${path}.gz`) && !Object.hasOwn(bundle, relative(dir, path));
        if (entry.isFile() && compressible.test(entry.name) && !isDone) compress(path);
      }
    },
  },
});
