import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../instruments');

/**
 * Path of a file of the packages that only the benchmark needs. They have their own lock file and are installed when they
 * are first used, so that `npm ci` stays fast.
 */
export const ensureInstruments = (file: string): string => {
  const path = join(folder, 'node_modules', file);
  if (existsSync(path)) return path;
  console.log('Installing the packages of the benchmark…');
  // Not `npm ci`: it refuses the lock file if a registry lacks the binding of another platform.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm install failed; see above.');
  return path;
};
