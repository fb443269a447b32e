import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    // Each file has a database of its own; loading the whole server anew for each as well would take longer than the tests.
    isolate: false,
    maxWorkers: 2,
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
