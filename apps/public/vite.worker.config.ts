import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { inlineScripts, precompressed } from '@yoodee/runtime/vite';

/** Builds the service worker: a single file at the site's root, next to the site's build. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/public-worker',
  publicDir: false,
  plugins: [inlineScripts(), precompressed()],
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    lib: {
      entry: resolve(import.meta.dirname, '../../libs/shared/runtime/src/lib/offline-worker.ts'),
      formats: ['iife'],
      name: 'offlineWorker',
      fileName: () => 'sw.js',
    },
  },
});
