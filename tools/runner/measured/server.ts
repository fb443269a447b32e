import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site.ts';
import type { Question, Usage } from './probe.ts';

const preloads = [join(import.meta.dirname, 'probe.ts'), join(import.meta.dirname, '../exit-with-parent.mjs')];

export interface ServerProcess {
  pid: number;
  ask(question: Question): Promise<Usage>;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Below the repository. */
  script: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Answers 2xx when the server is ready. */
  readyUrl: string;
  /** File for all that it writes. */
  log?: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The last thing a program said before it ended. */
const keptLines = 12;

/**
 * Starts a server under measurement and resolves when it is ready, however long filling its database takes; throws with
 * its last lines when it ends before that. It ends with this process.
 */
export const startServer = async ({ script, args = [], env, readyUrl, log }: ServerOptions): Promise<ServerProcess> => {
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...preloads.flatMap((path) => ['--import', path]), join(root, script), ...args],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let lines: string[] = [];
  const written = log === undefined ? null : createWriteStream(log);
  for (const stream of [child.stdout!, child.stderr!]) {
    if (written) stream.pipe(written, { end: false });
    stream.on('data', (chunk: Buffer) => {
      lines = [...lines, ...chunk.toString().trimEnd().split('\n')].slice(-keptLines);
    });
  }
  const gone = once(child, 'exit');
  let hasEnded = false;
  void gone.then(() => {
    hasEnded = true;
  });

  while (!(await fetch(readyUrl).catch(() => null))?.ok) {
    if (hasEnded) throw new Error(`${script} ended before it was ready:\n${lines.join('\n')}`);
    await pause(100);
  }
  return {
    pid: child.pid!,
    async ask(question) {
      const answered = once(child, 'message') as Promise<[Usage]>;
      child.send(question);
      const [usage] = await answered;
      return usage;
    },
    async stop() {
      if (hasEnded) return;
      child.kill('SIGTERM');
      await gone;
    },
  };
};
