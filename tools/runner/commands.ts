import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync, mkdirSync, rmSync } from 'node:fs';
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

const mayInstall = () => process.getuid?.() === 0 && findProgram(['apt-get']) !== null;

const runQuietly = (program: string, args: string[], cwd?: string): boolean =>
  spawnSync(program, args, {
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Debian packages. Returns false if the user or the system does not allow it. */
export const aptInstall = (...packages: string[]): boolean => {
  if (!mayInstall()) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get…`);
  return (
    runQuietly('apt-get', ['-qq', 'update']) &&
    runQuietly('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages])
  );
};

/**
 * Unpacks a Debian package into a folder without installing it: no dependencies, no service that starts. Returns false
 * if the user or the system does not allow it.
 */
export const aptUnpack = (name: string, folder: string): boolean => {
  if (!mayInstall() || !findProgram(['dpkg-deb'])) return false;
  console.log(`Downloading ${name} with apt-get…`);
  mkdirSync(folder, { recursive: true });
  // Without a sandbox, because its user may not write into our folder.
  const download = ['-qq', '-o', 'APT::Sandbox::User=root', 'download', name];
  if (!runQuietly('apt-get', ['-qq', 'update']) || !runQuietly('apt-get', download, folder)) return false;
  return globSync('*.deb', { cwd: folder }).every((file) => {
    const isUnpacked = runQuietly('dpkg-deb', ['-x', file, '.'], folder);
    rmSync(join(folder, file));
    return isUnpacked;
  });
};
