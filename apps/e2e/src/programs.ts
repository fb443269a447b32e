import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export const root = join(import.meta.dirname, '../../..');
/** Ends a program when the test runner is killed. */
const exitWithParent = join(root, 'tools/runner/exit-with-parent.mjs');

/** A part of the site that a test runs beside the site of the run. */
export interface Program {
  /** What it has written so far: its log. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a program by its source and resolves when `readyUrl` answers. */
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
    expect.poll(answers, { message: `${source} answers`, timeout: 120_000 }).toBe(true),
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

/** Ports of a test's own; `from` is counted from the site's, so that tests at the same time take different ones. */
export const portsFrom = (from: number) => {
  const first = Number(process.env.E2E_PORT || 4310) + from;
  return (index: number) => first + index;
};

/** The port that a part of the run's own site listens on; see `readSite` of the runner. */
export const sitePorts = { api: portsFrom(1)(0), public: portsFrom(2)(0), apiInner: portsFrom(3)(0) };
