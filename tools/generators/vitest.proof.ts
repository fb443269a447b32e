import { defineConfig } from 'vitest/config';

/** Generates into a copy of the repository and runs its checks there: too slow for the unit tests. */
export default defineConfig({
  test: {
    name: 'generated code',
    root: import.meta.dirname,
    include: ['src/**/*.proof.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
