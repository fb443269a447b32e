import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, findProgram } from './commands.ts';
import { root } from './root.ts';

/** Flags that disable the browser's own network requests. */
export const quietArgs = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Has no window and uses half the CPU time of the full browser (measured over 27 tests). */
const headlessShell = 'chromium-headless-shell';
const wholeChromiums = ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const aptChromium = (name: string) => (aptInstall(name) ? findProgram([name]) : null);

const ownChromium = () => {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
};

const downloadChromium = () => {
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: root, stdio: 'inherit' });
  return ownChromium();
};

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, else one on this machine (the smallest first), else installs one.
 * Throws if none can be installed.
 */
export const ensureChromium = (): string => {
  const path =
    process.env.CHROMIUM_PATH ||
    findProgram([headlessShell]) ||
    ownChromium() ||
    findProgram(wholeChromiums) ||
    aptChromium(headlessShell) ||
    aptChromium('chromium') ||
    downloadChromium();
  if (!path) throw new Error('No Chromium: install one and set CHROMIUM_PATH to it.');
  return path;
};

/**
 * Returns the path of a Chromium that keeps notifications, which the headless shell refuses: one on this machine, else
 * that of Debian's package. Returns null if there is none.
 */
export const ensureWholeChromium = (): string | null => {
  const { CHROMIUM_PATH: set } = process.env;
  const isWhole = set && !basename(set).includes('headless');
  return (isWhole ? set : null) ?? ownChromium() ?? findProgram(wholeChromiums) ?? aptChromium('chromium');
};

/**
 * Installs a Thai font on Debian if it has none. Every phone has one, which the fallback font relies on; without it,
 * layout shifts when our font loads. Reports missing permission to install.
 */
export const ensureThaiFont = (): void => {
  if (process.platform !== 'linux') return;
  const list = findProgram(['fc-list']);
  const families = list && spawnSync(list, [':lang=th', 'family'], { encoding: 'utf8' }).stdout;
  if (families?.includes('Noto Sans Thai') || aptInstall('fonts-noto-core')) return;
  console.log('Noto Sans Thai was not found and could not be installed: pages may move when their font loads (I4).');
};
