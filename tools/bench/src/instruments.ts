import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../instruments');

/**
 * Path of a file of the packages that only the bench needs: they have a lock file of their own, are installed when they
 * are first used, and so weigh on nobody who runs or tests the site.
 */
export const ensureInstruments = (file: string): string => {
  const path = join(folder, 'node_modules', file);
  if (existsSync(path)) return path;
  console.log('Installing what is measured with and against…');
  // Not `npm ci`, which refuses the lock file where a registry lacks a binding for another platform.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm install failed; see above.');
  return path;
};
