import { spawnSync } from 'node:child_process';
import { root } from './site.ts';

/** Environment for Nx: no daemon left behind, nothing sent anywhere. */
export const nxEnv = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NODE_ENV: 'production',
};

/** Runs a command of the workspace and shows its output; false when it failed. */
export const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;

/** Builds what changed since the last build; quick when nothing did. */
export const buildSite = (): boolean => run('nx', ['run-many', '-t', 'build', '--outputStyle=static'], nxEnv);
