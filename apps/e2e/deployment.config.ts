import { defineConfig } from '@playwright/test';

/**
 * Tests of the deployment. They start their own servers, including two complete sites, so they run one after another.
 */
export default defineConfig({
  testDir: 'deployment',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // Infrastructure around the site: proxies in front of it, its database, and the sandbox.
  projects: ['nginx', 'caddy', 'postgresql', 'pgbouncer', 'bwrap'].map((name) => ({ name })),
  reporter: [['list']],
  outputDir: './test-results/deployment',
});
