import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
