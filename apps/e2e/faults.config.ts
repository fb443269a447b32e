import { defineConfig } from 'vitest/config';

/**
 * The fault tests that take minutes: `npm run test:faults`. Not called vitest.config.ts, so that `npm test` leaves them
 * alone. One after the other: each wants the machine for itself.
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
