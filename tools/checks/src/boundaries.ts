import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const planted = join(root, 'libs/shared/site/src/lib/tripwire.ts');

/**
 * The boundaries rule skips itself silently when it finds no project graph. So a forbidden import is planted (a
 * library for every platform importing a server's) and lint must refuse it.
 */
export const checkBoundariesAreWatched = (): boolean => {
  writeFileSync(planted, "export { provinces } from '@yoodee/server-thai-geo';\n");
  try {
    const { status, stdout, stderr } = spawnSync('nx', ['lint', 'site', '--skip-nx-cache', '--outputStyle=static'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    const isCaught = status !== 0 && `${stdout}${stderr}`.includes('@nx/enforce-module-boundaries');
    console.log(
      isCaught ? 'boundaries: a forbidden import is caught' : 'boundaries: a forbidden import went through lint',
    );
    return isCaught;
  } finally {
    rmSync(planted, { force: true });
  }
};
