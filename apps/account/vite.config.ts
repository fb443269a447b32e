import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { messageIds } from '@yoodee/i18n/vite';
import { buildVersion, precompressed } from '@yoodee/runtime/vite';
import { inlineHead } from './inline-head.ts';
import { fontPreloads } from './font-preloads.ts';
import { pagesFile } from './pages-file.ts';

/** The service worker that shows notifications: a single file with a stable address. */
const pushWorker = 'push-worker';

export default defineConfig({
  root: import.meta.dirname,
  base: '/my-account/',
  cacheDir: '../../node_modules/.vite/account',
  plugins: [messageIds(), react(), inlineHead(), fontPreloads(), buildVersion(), pagesFile(), precompressed()],
  resolve: {
    // Messages are compiled, so the bundle needs no message parser (7 kB gzip):
    // formatjs.github.io/docs/guides/advanced-usage
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    manifest: true,
    outDir: 'build',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        // One document per language, so that `<html lang>` is correct before any script runs.
        th: resolve(import.meta.dirname, 'index.html'),
        en: resolve(import.meta.dirname, 'en/index.html'),
        [pushWorker]: resolve(import.meta.dirname, '../../libs/account/feature-profile/src/push-worker.ts'),
      },
      // Browsers check for updates of a service worker at the same address.
      output: { entryFileNames: ({ name }) => (name === pushWorker ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
});
