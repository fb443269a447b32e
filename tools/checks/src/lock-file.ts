import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

/** The lock file names no registry host, and holds a checksum for every package. */
export const checkLockFile = (): boolean => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const named = packages.filter(([, { resolved }]) => resolved?.startsWith('http')).map(([path]) => path);
  const unchecked = packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path);
  for (const path of named) console.log(`lock file: ${path} names a host`);
  for (const path of unchecked) console.log(`lock file: ${path} has no checksum`);
  console.log(
    `lock file: ${packages.length} packages, ${named.length} name a host, ${unchecked.length} without a checksum`,
  );
  return named.length === 0 && unchecked.length === 0;
};
