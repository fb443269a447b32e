import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export const root = join(import.meta.dirname, '../../..');
/** Ends a program when the test runner is killed. */
const exitWithParent = join(root, 'tools/runner/exit-with-parent.mjs');

/** A program of the site that a test starts beside the run's site. */
export interface Program {
  /** The output so far: its log. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a program from its source. Resolves when `readyUrl` responds. */
export const startProgram = async (source: string, env: NodeJS.ProcessEnv, readyUrl: string): Promise<Program> => {
  const child = spawn(process.execPath, ['--import', exitWithParent, source], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let written = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const answers = () =>
    fetch(readyUrl).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([
    expect
      .poll(answers, { timeout: 240_000 })
      .toBe(true)
      .catch(() => Promise.reject(new Error(`${source} does not answer:\n${written}`))),
    ended.then(() => Promise.reject(new Error(`${source} has ended:\n${written}`))),
  ]);
  return {
    output: () => written,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

/** Separate ports for one test. `from` is an offset to the site's ports; concurrent tests use different offsets. */
export const portsFrom = (from: number) => {
  const first = Number(process.env.E2E_PORT || 4310) + from;
  return (index: number) => first + index;
};

/** Ports of the programs of the run's site; see `readSite` of the runner. */
export const sitePorts = { api: portsFrom(1)(0), public: portsFrom(2)(0), apiInner: portsFrom(3)(0) };
