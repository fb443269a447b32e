import { messages } from '@yoodee/i18n/vite';
import { inlineScripts } from '@yoodee/runtime/vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [inlineScripts(), messages()],
  // The document names fonts of the kit.
  server: { fs: { allow: ['../..'] } },
  test: { name: 'public', environment: 'jsdom' },
});
