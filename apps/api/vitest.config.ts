import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    // The embedded engine is in the same process, so there is no connection that could fail.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts']),
      ...(process.env.OPENSEARCH_URL ? [] : ['**/*.opensearch.test.ts']),
    ],
    // Each file has its own database. Loading the server again for each file would take longer than the tests.
    isolate: false,
    maxWorkers: '100%',
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
