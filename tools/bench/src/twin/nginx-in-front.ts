import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '@yoodee/runner/commands';
import type { Bench } from '../bench.ts';
import type { BenchSite } from '../site.ts';
import type { FrozenReply } from './frozen-reply.ts';
import { findNginx, nginxBasics, quoted, runNginx } from './nginx-process.ts';

/** Our generated configuration and, on another port of the same nginx, a static file with the same headers. */
const configuration = (
  folder: string,
  { path, reply, twinPort }: { path: string; reply: FrozenReply; twinPort: number },
) => {
  const { 'content-type': type = '', 'content-length': _length, etag: _etag, ...headers } = reply.headers;
  const addHeaders = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  return `
${nginxBasics(folder)}
http {
  access_log off;
  keepalive_requests 1000000;
  include ${folder}/site.conf;
  server {
    listen 127.0.0.1:${twinPort} ssl;
    ssl_certificate ${folder}/site.pem;
    ssl_certificate_key ${folder}/site.key;
    root ${folder};
    open_file_cache max=1000;
    location = ${quoted(path)} { types {} default_type ${quoted(type)}; ${addHeaders.join(' ')} try_files /reply.gz =404; }
  }
}`;
};

/** Starts nginx in front of the benchmark's gateway; null where a program is missing. The benchmark stops it. */
export const startNginxInFront = async (
  bench: Bench,
  { site, path, reply }: { site: BenchSite; path: string; reply: FrozenReply },
): Promise<{ origin: string; twinOrigin: string; readCpuMs(): number } | null> => {
  const [nginx, openssl] = [findNginx(), findProgram(['openssl'])];
  if (!nginx || !openssl) return null;
  const folder = join(bench.folder, 'in-front');
  mkdirSync(folder);
  const files = { certificate: join(folder, 'site.pem'), key: join(folder, 'site.key') };
  const x509 = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync(openssl, ['req', ...x509, '-keyout', files.key, '-out', files.certificate], { stdio: 'ignore' });

  const [httpPort, port, twinPort] = [6, 7, 9].map((index) => bench.options.port + index) as [number, number, number];
  const origin = `https://localhost:${port}`;
  const options = { ...files, 'http-port': String(httpPort), 'cache-folder': join(folder, 'pages') };
  const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  const main = 'apps/gateway/src/proxy-config/main.ts';
  writeFileSync(
    join(folder, 'site.conf'),
    execFileSync(process.execPath, [main, 'nginx', origin, new URL(site.origin).host, ...words]),
  );
  writeFileSync(join(folder, 'reply.gz'), Buffer.from(reply.body, 'base64'));
  const server = runNginx(nginx, folder, configuration(folder, { path, reply, twinPort }));
  bench.afterPart(server.stop);
  return { origin, twinOrigin: `https://localhost:${twinPort}`, readCpuMs: server.readCpuMs };
};
