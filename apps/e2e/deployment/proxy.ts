import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findProgram } from '@yoodee/runner/commands';
import { root } from '../src/programs.ts';

export type ProxyName = 'nginx' | 'caddy';

/** The main nginx configuration around ours, with all files in one folder. */
const mainConfig = (folder: string) => `
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
  const x509 = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...x509, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
};

interface ProxySetup {
  folder: string;
  origin: string;
  gateways: readonly string[];
  ports: { http: number; health: number; admin: number };
}

/** The output of our own command. */
const generateConfig = (name: ProxyName, { folder, origin, gateways, ports }: ProxySetup) => {
  const options = {
    'http-port': ports.http,
    'health-port': ports.health,
    'cache-folder': join(folder, 'pages'),
    ...makeCertificate(folder),
  };
  const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)]);
  const main = join(root, 'apps/gateway/src/proxy-config/main.ts');
  return execFileSync(process.execPath, [main, name, origin, ...gateways, ...words], { encoding: 'utf8' });
};

/** The arguments with which each proxy checks a configuration and runs with it. */
const commands = (folder: string) => {
  const site = join(folder, 'site.conf');
  const nginx = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const caddy = ['--config', site, '--adapter', 'caddyfile'];
  return {
    nginx: { check: [...nginx, '-t'], run: [...nginx, '-g', 'daemon off;'] },
    caddy: { check: ['validate', ...caddy], run: ['run', ...caddy] },
  };
};

/** Checks our generated configuration with the proxy, and starts the proxy with it. */
export const startProxy = async (name: ProxyName, setup: ProxySetup) => {
  const { folder, ports } = setup;
  const program = findProgram([name, `/usr/sbin/${name}`]);
  if (!program) throw new Error(`There is no ${name} on this machine.`);
  writeFileSync(join(folder, 'site.conf'), generateConfig(name, setup));
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const { check, run } = commands(folder)[name];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, CADDY_ADMIN: `127.0.0.1:${ports.admin}` };
  execFileSync(program, check, { stdio: 'pipe', env });
  const child = spawn(program, run, { stdio: 'ignore', env });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const status = () => fetch(`http://127.0.0.1:${ports.http}/`, { redirect: 'manual' }).then((reply) => reply.status);
  await expect.poll(() => status().catch(() => null), { message: `${name} listens` }).toBe(308);
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
