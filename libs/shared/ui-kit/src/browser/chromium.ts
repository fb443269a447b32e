import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const candidates = () => [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/**
 * Launches a headless Chromium for tests that need a real browser. If there is none, throws an error that says how to
 * install it.
 */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = candidates().find((path) => path && existsSync(path));
  if (!executablePath) {
    throw new Error('This test needs Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to one.');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-component-update'] });
};
