import { defineConfig } from '@playwright/test';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArchive, inventedDistricts, inventedExits, inventedOutlines } from '@yoodee/invented-town';
import { pushOrigin } from './src/push-origin.ts';
import { desktopScreen, launchOptions, phoneScreen } from './src/screens.ts';

const port = Number(process.env.E2E_PORT || 4310);
process.env.E2E_DATA_DIR ||= mkdtempSync(join(tmpdir(), 'yoodee-e2e-'));
/** An invented town around Asok. Only the first process writes its files: the site has them open. */
mkdirSync(process.env.E2E_DATA_DIR, { recursive: true });
const townFile = (name: string, content: () => Buffer | string) => {
  const path = join(process.env.E2E_DATA_DIR!, name);
  if (!existsSync(path)) writeFileSync(path, content());
  return path;
};

/**
 * `npm test` runs `phone-th` and `behaviours`, `npm run test:everywhere` the other projects. The main journeys run in
 * every combination of screen and language, the others in two combinations that differ in both.
 */
const foremost = ['search.e2e.ts', 'list-property.e2e.ts'].map((file) => `**/${file}`);

/** Waits for a slow connection most of the time, so `npm test` excludes it. */
const overSlowNetwork = '**/list-property-anywhere.e2e.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // For two cores: some journeys wait for mails and timers.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine of CI a test may run out of time. It is repeated once and listed as flaky, which is a defect.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Machines of CI differ by a factor of three, and three tests share two cores.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: './playwright-report' }]],
  outputDir: './test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 30_000,
    // Traces of all tests would take a quarter of the run. Use `--trace retain-on-failure` for a failing test.
    screenshot: 'only-on-failure',
    // Tests intercept requests. A service worker would respond before them.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'phone-th',
      testDir: 'journeys',
      testIgnore: overSlowNetwork,
      use: { ...phoneScreen, locale: 'th-TH' },
    },
    {
      name: 'phone-th-slow',
      testDir: 'journeys',
      testMatch: overSlowNetwork,
      use: { ...phoneScreen, locale: 'th-TH' },
    },
    { name: 'phone-en', testDir: 'journeys', testMatch: foremost, use: { ...phoneScreen, locale: 'en-US' } },
    { name: 'desktop-th', testDir: 'journeys', testMatch: foremost, use: { ...desktopScreen, locale: 'th-TH' } },
    { name: 'desktop-en', testDir: 'journeys', use: { ...desktopScreen, locale: 'en-US' } },
    // These tests choose languages and screens themselves. Those tagged with English do the same as the Thai ones.
    { name: 'behaviours', testDir: 'behaviours', grepInvert: /@en/, use: { ...desktopScreen, locale: 'th-TH' } },
    { name: 'behaviours-en', testDir: 'behaviours', grep: /@en/, use: { ...desktopScreen, locale: 'th-TH' } },
    // Every page by the same rules, and other builds.
    { name: 'everywhere', testDir: 'everywhere', use: { ...desktopScreen, locale: 'th-TH' } },
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
      MAP_TILES: townFile('invented-town.pmtiles', buildArchive),
      STATION_EXITS: townFile('station-exits.geojsonl', inventedExits),
      DISTRICT_OUTLINES: townFile('districts.geojsonl', inventedDistricts),
      OUTLINES_CREDIT: '© Invented outlines',
      SUBDISTRICT_OUTLINES: townFile('subdistricts.geojsonl', inventedOutlines),
      PUSH_SERVICES: pushOrigin,
      // All journeys of the run share one IP address.
      OTP_SENDS_PER_HOUR_IP: '10000',
      OTP_VERIFIES_PER_5_MIN_IP: '10000',
      OTP_SENDS_PER_HOUR_PREFIX: '10000',
      OTP_SENDS_PER_DAY_SITE: '100000',
      // A member with two devices requests two codes. The tests do not wait a minute.
      OTP_RESEND_S: '5',
      LEADS_PER_HOUR_IP: '10000',
    },
  },
});
