import { spawnSync } from 'node:child_process';
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

/** Builds what has changed since the last build. */
export const buildSite = (): boolean => run('nx', ['run-many', '-t', 'build', '--outputStyle=static'], nxEnv);
