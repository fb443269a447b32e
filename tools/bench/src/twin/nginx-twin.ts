import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '@yoodee/runner/commands';
import type { Frozen } from './frozen.ts';

/** Where Debian and others put it, outside the PATH of most users. */
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

const isRoot = process.getuid?.() === 0;

/** nginx reads strings with `"` and `\` escaped, and `$` as the beginning of a variable: no address of ours has one. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** One worker, as the gateway is one process; documents in the best encoding that is accepted. */
const configuration = (folder: string, files: readonly Frozen[], port: number) => `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  map_hash_bucket_size 1024;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  types { image/webp webp; font/woff2 woff2; image/svg+xml svg; }
  map $http_accept_encoding $encoding { ~br br; ~gzip gzip; default ""; }
  map $http_accept_encoding $suffix { ~br .br; ~gzip .gz; default ""; }
  map $request_uri $twin_file {
    default /none;
    ${files.map(({ address, file }) => `${quoted(address)} /${file};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    open_file_cache max=1000;
    location / { try_files $twin_file =404; }
    ${files
      .filter(({ isDocument }) => isDocument)
      .map(
        ({ address, file }) =>
          `location = ${quoted(address)} { types {} default_type "text/html; charset=utf-8"; add_header Content-Encoding $encoding; try_files /${file}$suffix =404; }`,
      )
      .join('\n    ')}
  }
}`;

/** A clock tick of `/proc`, ms: 1/100 s on every Linux. */
const tickMs = 10;

/** Processor time of a process up to now, from the 14th and 15th field of its line; the 2nd may hold spaces. */
const cpuMsOf = (pid: number | string): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** nginx before a frozen folder; null where there is no nginx. */
export const startNginx = async (
  folder: string,
  files: readonly Frozen[],
  port: number,
): Promise<{ readCpuMs(): number; stop(): Promise<void> } | null> => {
  const program = findProgram(places);
  if (!program) return null;
  const file = join(folder, 'nginx.conf');
  chmodSync(folder, 0o755);
  writeFileSync(file, configuration(folder, files, port));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const gone = once(child, 'exit');
  return {
    readCpuMs() {
      const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
      return workers.map(cpuMsOf).reduce((sum, ms) => sum + ms, 0);
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
};
