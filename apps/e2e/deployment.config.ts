import { defineConfig } from '@playwright/test';

/** Trials of how the site is deployed. They start what they need, two whole sites among it, so they come one by one. */
export default defineConfig({
  testDir: 'deployment',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'nginx' }, { name: 'caddy' }],
  reporter: [['list']],
  outputDir: './test-results/deployment',
});
