import { defineProject } from 'vitest/config';

export default defineProject({
  // The document names fonts of the kit.
  server: { fs: { allow: ['../..'] } },
  test: { name: 'public', environment: 'jsdom' },
});
