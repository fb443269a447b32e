import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const candidates = () => [
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/** A headless Chromium for tests of what only a browser knows. Throws with the way to install one if there is none. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = candidates().find((path) => path && existsSync(path));
  if (!executablePath) {
    throw new Error('This test needs Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to one.');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-component-update'] });
};
