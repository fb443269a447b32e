import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '@yoodee/runner/commands';

/** Debian and others install it outside the PATH of most users. */
export const findNginx = (): string | null => findProgram(['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']);

/** A string for nginx, with `"` and `\` escaped. `$` starts a variable; our strings contain none. */
export const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The main context. One worker, because the gateway is one process. */
export const nginxBasics = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }`;

/** A clock tick of `/proc`, ms: 1/100 s on every Linux. */
const tickMs = 10;

/** Processor time of a process so far, from fields 14 and 15 of its line; field 2 may contain spaces. */
const cpuMsOf = (pid: number | string): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** Runs nginx with a configuration. */
export const runNginx = (
  program: string,
  folder: string,
  configuration: string,
): { readCpuMs(): number; stop(): Promise<void> } => {
  const file = join(folder, 'nginx.conf');
  chmodSync(folder, 0o755);
  writeFileSync(file, configuration);
  const child = spawn(program, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  return {
    readCpuMs() {
      const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean);
      return workers.map(cpuMsOf).reduce((sum, ms) => sum + ms, 0);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
