import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

export interface Part {
  name: string;
  /** Command and arguments, run in `cwd` (relative to the repository). */
  command: [string, ...string[]];
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /** Responds with 2xx when the part is ready. */
  readyUrl: string;
}

const preload = join(import.meta.dirname, 'exit-with-parent.mjs');

/** A part that exits more often than this within a minute is not restarted. */
const maxRestarts = 3;

const lastLines = (file: string, count: number) =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');

/**
 * Starts the parts of the site one after the other; each waits until the previous one is ready. A part that exits is
 * restarted. `stop` ends all parts in reverse order and resolves when they have exited.
 */
export const createProcesses = (logFolder: string) => {
  mkdirSync(logFolder, { recursive: true });
  const running = new Map<string, ChildProcess>();
  let isStopping = false;

  const logFile = ({ name }: Part) => join(logFolder, `${name}.log`);

  const launch = (part: Part, onExit: (code: number | null) => void) => {
    const [command, ...args] = part.command;
    const child = spawn(command, args, {
      cwd: join(root, part.cwd ?? '.'),
      env: { ...part.env, NODE_OPTIONS: `${part.env.NODE_OPTIONS ?? ''} --import ${preload}`.trim() },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log = createWriteStream(logFile(part), { flags: 'a' });
    child.stdout!.pipe(log, { end: false });
    child.stderr!.pipe(log, { end: false });
    child.once('exit', (code) => {
      running.delete(part.name);
      log.end(() => onExit(code));
    });
    running.set(part.name, child);
  };

  const untilReady = async ({ name, readyUrl }: Part, hasFailed: () => boolean) => {
    for (;;) {
      if (hasFailed()) return false;
      const reply = await fetch(readyUrl).catch(() => null);
      if (reply?.ok) return true;
      if (isStopping) return false;
      await new Promise((wake) => setTimeout(wake, running.has(name) ? 100 : 300));
    }
  };

  const start = async (part: Part): Promise<void> => {
    let hasFailed = false;
    const restarts: number[] = [];
    const relaunch = (code: number | null) => {
      if (isStopping) return;
      if (hasFailed) return;
      const now = Date.now();
      restarts.push(now);
      if (!wasReady || restarts.filter((at) => now - at < 60_000).length > maxRestarts) {
        hasFailed = true;
        if (wasReady) {
          console.error(`${part.name} ends again and again; see ${logFile(part)}`);
          void stop().then(() => process.exit(1));
        }
        return;
      }
      console.error(`${part.name} ended (${code ?? 'killed'}); restarting it.`);
      launch(part, relaunch);
    };
    let wasReady = false;
    launch(part, relaunch);
    wasReady = await untilReady(part, () => hasFailed);
    if (!wasReady && !isStopping) throw new Error(`${part.name} did not start:\n${lastLines(logFile(part), 12)}`);
  };

  const stop = async (): Promise<void> => {
    isStopping = true;
    for (const child of [...running.values()].reverse()) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
  };

  return { start, stop };
};
