import { defineConfig } from 'vitest/config';

/**
 * The fault tests that take minutes: `npm run test:faults`. They run one after another, because each needs the machine's
 * full capacity.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'faults',
    include: ['faults/slow/*.fault.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    reporters: ['verbose'],
  },
});
