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

/** The first candidate that exists and is executable: a path, or a name on the PATH. Null if there is none. */
export const findProgram = (candidates: readonly string[]): string | null => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const candidate of candidates) {
    const paths = candidate.includes('/') ? [candidate] : folders.map((folder) => join(folder, candidate));
    const found = paths.find(isExecutable);
    if (found) return found;
  }
  return null;
};

/** Installs Debian packages. Returns false if the user or the system does not allow it. */
export const aptInstall = (...packages: string[]): boolean => {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
};
