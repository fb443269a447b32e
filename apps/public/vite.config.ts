import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messages } from '@yoodee/i18n/vite';
import { guardRouteChunks } from '@yoodee/runtime/vite';
import { shortClassNames } from './short-class-names.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/public',
  plugins: [messages({ scope: 'public' }), reactRouter(), guardRouteChunks(), shortClassNames()],
  build: {
    manifest: true,
    // One stylesheet for the whole site, so that the server can put it into every page (no render-blocking request).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // `/assets` is the list of properties; built files have a folder of their own.
    assetsDir: 'static',
  },
  ssr: { noExternal: [/^@yoodee\//] },
});
