import { inlineScripts } from '@yoodee/runtime/vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [inlineScripts()],
  // The document names fonts of the kit.
  server: { fs: { allow: ['../..'] } },
  test: { name: 'public', environment: 'jsdom' },
});
