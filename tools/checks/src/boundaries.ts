import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const planted = join(root, 'libs/shared/site/src/lib/tripwire.tsx');

/** Rules that can fall silent without an error, and what each must refuse. */
const offences = {
  '@nx/enforce-module-boundaries': "export { provinces } from '@yoodee/server-thai-geo';",
  'no-restricted-imports': "import '@chakra-ui/react';",
  'no-restricted-syntax': 'export const Tripwire = () => <p>Words</p>;',
};

/**
 * The boundaries rule skips itself when it finds no project graph, and rules for some folders when their patterns begin
 * at another. So all that they forbid is planted (the first: a library for every platform importing a server's) and lint
 * must refuse each.
 */
export const checkBoundariesAreWatched = (): boolean => {
  writeFileSync(planted, Object.values(offences).join('\n'));
  try {
    const { stdout, stderr } = spawnSync('nx', ['lint', 'site', '--skip-nx-cache', '--outputStyle=static'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    const silent = Object.keys(offences).filter((rule) => !`${stdout}${stderr}`.includes(rule));
    console.log(
      silent.length === 0
        ? 'boundaries: what is forbidden is caught'
        : `boundaries: what these forbid went through lint: ${silent.join(', ')}`,
    );
    return silent.length === 0;
  } finally {
    rmSync(planted, { force: true });
  }
};
