import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const cli = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');

/**
 * Runs a command of `@formatjs/cli` in `workspace` and returns its output.
 * @throws with what it printed, when it fails
 */
export const formatjs = (workspace: string, ...args: string[]): string =>
  execFileSync(process.execPath, [cli, ...args], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
