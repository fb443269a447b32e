import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, findProgram } from './commands.ts';
import { root } from './site.ts';

/** For a browser that asks nothing of the outside. */
export const quietArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const systemChromiums = ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const ownChromium = () => {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
};

const downloadChromium = () => {
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: root, stdio: 'inherit' });
  return ownChromium();
};

/**
 * A Chromium to test in: the one that `CHROMIUM_PATH` names, Playwright's own, the system's, else one installed now.
 * Throws when none can be had.
 */
export const ensureChromium = (): string => {
  const path =
    process.env.CHROMIUM_PATH ||
    ownChromium() ||
    findProgram(systemChromiums) ||
    (aptInstall('chromium') && findProgram(systemChromiums)) ||
    downloadChromium();
  if (!path) throw new Error('No Chromium: install one and set CHROMIUM_PATH to it.');
  return path;
};
