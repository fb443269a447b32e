import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    // The embedded engine is in the same process: no line leads to it that could be bad.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts'])],
    // Each file has a database of its own; loading the whole server anew for each as well would take longer than the tests.
    isolate: false,
    maxWorkers: 2,
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
