import { spawn, type ChildProcess } from 'node:child_process';
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
  /** Ends it at once, as when its machine is lost. */
  kill(): Promise<void>;
  /** Suspends it: its connections stay open, and nobody reads them. */
  freeze(): void;
  /** Resumes it. */
  thaw(): void;
}

/** Starts a program from its source. Resolves when `readyUrl` responds. */
export const startProgram = (
  source: string,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
  options: readonly string[] = [],
): Promise<Program> =>
  whenReady(
    spawn(process.execPath, ['--import', exitWithParent, source, ...options], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    }),
    { name: source, readyUrl },
  );

/** Resolves when the program responds at `readyUrl`; rejects with its log when it ends or does not respond. */
export const whenReady = async (
  child: ChildProcess,
  { name, readyUrl }: { name: string; readyUrl: string },
): Promise<Program> => {
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
      .catch(() => Promise.reject(new Error(`${name} does not answer:\n${written}`))),
    ended.then(() => Promise.reject(new Error(`${name} has ended:\n${written}`))),
  ]);
  const endWith = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    output: () => written,
    stop: () => endWith('SIGTERM'),
    kill: () => endWith('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
};

/** Separate ports for one test. `from` is an offset to the site's ports; concurrent tests use different offsets. */
export const portsFrom = (from: number) => {
  const first = Number(process.env.E2E_PORT || 4310) + from;
  return (index: number) => first + index;
};

/** Ports of the programs of the run's site; see `readSite` of the runner. */
export const sitePorts = { api: portsFrom(1)(0), public: portsFrom(2)(0), apiInner: portsFrom(3)(0) };
