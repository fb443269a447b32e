import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '@yoodee/runner/commands';
import { root } from '../src/programs.ts';

const nginx = findProgram(['nginx', '/usr/sbin/nginx']);
const openssl = findProgram(['openssl']);

/** What nginx runs our part of the configuration in, with all its files in one folder. */
const surroundings = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site.conf;
}
`;

const makeCertificate = (folder: string) => {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  execFileSync(
    openssl!,
    [
      'req',
      '-x509',
      '-nodes',
      '-newkey',
      'rsa:2048',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  return { certificate, key };
};

interface Wanted {
  folder: string;
  origin: string;
  httpPort: number;
  gateways: readonly string[];
  healthPort: number;
}

/** Our own configuration, checked by nginx and run by it. */
export const startNginx = async ({ folder, origin, httpPort, gateways, healthPort }: Wanted) => {
  mkdirSync(folder, { recursive: true });
  const { certificate, key } = makeCertificate(folder);
  const options = { 'http-port': httpPort, 'health-port': healthPort, certificate, key };
  const config = execFileSync(
    process.execPath,
    [
      join(root, 'apps/gateway/src/in-front/main.ts'),
      'nginx',
      origin,
      ...gateways,
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ],
    { encoding: 'utf8' },
  );
  writeFileSync(join(folder, 'site.conf'), config);
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync(nginx!, [...args, '-t'], { stdio: 'pipe' });
  const child = spawn(nginx!, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
