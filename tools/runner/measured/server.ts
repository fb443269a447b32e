import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Question, Usage } from './probe.ts';

const preloads = [join(import.meta.dirname, 'probe.ts'), join(import.meta.dirname, '../exit-with-parent.mjs')];

export interface ServerProcess {
  pid: number;
  ask(question: Question): Promise<Usage>;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Path relative to the repository. */
  script: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Responds with 2xx when the server is ready. */
  readyUrl: string;
  /** File for the server's output; without one, a temporary file. */
  log?: string;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Number of output lines in the error message. */
const maxLines = 12;

const lastLines = (log: string) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-maxLines).join('\n');

/**
 * Starts a server with the probe and resolves when it is ready; there is no timeout, because filling the database can
 * take long. If the server exits first, throws an error with its last lines of output. The server ends with this
 * process. It writes its output to a file itself: reading thousands of log lines a second here would take processor time
 * from the server.
 */
export const startServer = async ({
  script,
  args = [],
  env,
  readyUrl,
  log = join(mkdtempSync(join(tmpdir(), 'measured-')), 'output.log'),
}: ServerOptions): Promise<ServerProcess> => {
  const output = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...preloads.flatMap((path) => ['--import', path]), join(root, script), ...args],
    { cwd: root, env, stdio: ['ignore', output, output, 'ipc'] },
  );
  closeSync(output);
  const gone = once(child, 'exit');
  let hasEnded = false;
  void gone.then(() => {
    hasEnded = true;
  });

  while (!(await fetch(readyUrl).catch(() => null))?.ok) {
    if (hasEnded) throw new Error(`${script} ended before it was ready:\n${lastLines(log)}`);
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
