import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Environment for Nx: no daemon and no network. */
export const nxEnv = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NODE_ENV: 'production',
};

/** Runs a command in the repository and shows its output. False if it failed. */
export const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;

/**
 * Builds what has changed since the last build, of all projects or of some. False if it failed. With the option
 * `--built` it uses the last build: Nx replaces all files of a build even when nothing has changed, so another site of
 * the same folder would miss them for a moment.
 */
export const build = (projects: readonly string[] = []): boolean => {
  if (process.argv.includes('--built')) {
    const isBuilt = existsSync(join(root, 'apps/public/build/server/entry.server.js'));
    if (!isBuilt) console.error('There is no build yet: start once without --built.');
    return isBuilt;
  }
  const some = projects.length > 0 ? ['-p', projects.join(',')] : [];
  return run('nx', ['run-many', '-t', 'build', ...some, '--outputStyle=static'], nxEnv);
};
