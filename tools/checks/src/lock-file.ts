import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

export type LockFile = { packages: Record<string, Locked> };

/** Installed packages whose entry names a registry host, and those without a checksum. */
export const strayPackages = ({ packages }: LockFile) => {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return {
    count: installed.length,
    named: installed.filter(([, { resolved }]) => resolved?.startsWith('http')).map(([path]) => path),
    unchecked: installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path),
  };
};

/** The lock file must name no registry host and must contain a checksum for every package. */
export const checkLockFile = (): boolean => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8')) as LockFile;
  const { count, named, unchecked } = strayPackages(lock);
  for (const path of named) console.log(`lock file: ${path} names a host`);
  for (const path of unchecked) console.log(`lock file: ${path} has no checksum`);
  console.log(`lock file: ${count} packages, ${named.length} name a host, ${unchecked.length} without a checksum`);
  return named.length === 0 && unchecked.length === 0;
};
