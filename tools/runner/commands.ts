import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these paths that is a program, or the first of these names on the PATH; null for none. */
export const findProgram = (candidates: readonly string[]): string | null => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const candidate of candidates) {
    const paths = candidate.includes('/') ? [candidate] : folders.map((folder) => join(folder, candidate));
    const found = paths.find(isExecutable);
    if (found) return found;
  }
  return null;
};

/** Installs Debian packages where this user may; false where that is not possible. */
export const aptInstall = (...packages: string[]): boolean => {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
};
