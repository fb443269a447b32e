import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { messages } from '@yoodee/i18n/vite';
import { buildVersion, leaveOutRouterComponents } from '@yoodee/runtime/vite';
import { colorModeHead } from './color-mode-head.ts';
import { fontPreloads } from './font-preloads.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/my-account/',
  cacheDir: '../../node_modules/.vite/account',
  plugins: [
    messages({ scope: 'account' }),
    react(),
    leaveOutRouterComponents(),
    colorModeHead(),
    fontPreloads(),
    buildVersion(),
  ],
  build: {
    manifest: true,
    outDir: 'build',
    emptyOutDir: true,
    // A document per language, so that `<html lang>` is right before any script runs.
    rolldownOptions: {
      input: { th: resolve(import.meta.dirname, 'index.html'), en: resolve(import.meta.dirname, 'en/index.html') },
    },
  },
});
