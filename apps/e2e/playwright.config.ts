import { defineConfig } from '@playwright/test';
import { quietArgs } from '@yoodee/runner/chromium';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desktopScreen, phoneScreen } from './src/screens.ts';

const port = Number(process.env.E2E_PORT || 4310);
process.env.E2E_DATA_DIR ||= mkdtempSync(join(tmpdir(), 'yoodee-e2e-'));

/** The journeys of the site's whole purpose run in every mix of screen and language, the others in two that differ in both. */
const foremost = ['search.e2e.ts', 'list-property.e2e.ts'].map((file) => `**/${file}`);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: './playwright-report' }]],
  outputDir: './test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    // A trace of everything costs a quarter of the run: `--trace retain-on-failure` for the test that failed.
    screenshot: 'only-on-failure',
    // Tests stand between page and network; a worker there would answer in their place.
    serviceWorkers: 'block',
    launchOptions: { args: quietArgs, ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }) },
  },
  projects: [
    { name: 'phone-th', testDir: 'journeys', use: { ...phoneScreen, locale: 'th-TH' } },
    { name: 'phone-en', testDir: 'journeys', testMatch: foremost, use: { ...phoneScreen, locale: 'en-US' } },
    { name: 'desktop-th', testDir: 'journeys', testMatch: foremost, use: { ...desktopScreen, locale: 'th-TH' } },
    { name: 'desktop-en', testDir: 'journeys', use: { ...desktopScreen, locale: 'en-US' } },
    // These choose languages and screens themselves, where it matters.
    { name: 'behaviours', testDir: 'behaviours', use: { ...desktopScreen, locale: 'th-TH' } },
    { name: 'faults', testDir: 'faults', use: { ...desktopScreen, locale: 'th-TH' } },
  ],
  webServer: {
    command: 'node tools/runner/start.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/api/v1/assets`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED: '120',
      DRAW_AHEAD: '0',
      // Every journey of the run comes from one address.
      OTP_SENDS_PER_HOUR_IP: '10000',
      OTP_VERIFIES_PER_5_MIN_IP: '10000',
      OTP_SENDS_PER_HOUR_PREFIX: '10000',
      // A member with two devices asks for two codes; nobody watches a minute pass.
      OTP_RESEND_S: '5',
      LEADS_PER_HOUR_IP: '10000',
    },
  },
});
