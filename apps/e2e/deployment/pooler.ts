import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '@yoodee/runner/commands';
import { freePort, openPostgresFolder } from '@yoodee/runner/postgres';
import pg from 'pg';
import { root } from '../src/programs.ts';
import type { DatabaseServer } from './database-servers.ts';

const documented = readFileSync(join(root, 'tools/deploy/postgres/pgbouncer.ini'), 'utf8');

/** PgBouncer with the configuration that the guide names, in front of a server of a test without passwords. */
export const startPooler = async (server: DatabaseServer) => {
  const program = findProgram(['pgbouncer', '/usr/sbin/pgbouncer']);
  const opened = openPostgresFolder();
  if (!program || !opened) throw new Error('There is no PgBouncer on this machine.');
  const { folder, commandOf } = opened;
  const port = await freePort();
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];

  const lead = (to: DatabaseServer) => {
    const own = documented
      .replace(/^yoodee = .*$/m, `postgres = host=${to.host} port=${to.port}`)
      .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
      .replace(/^auth_type = .*$/m, 'auth_type = trust')
      .replace(/^auth_file = .*$/m, `auth_file = ${users}`);
    writeFileSync(config, `${own}unix_socket_dir =\nadmin_users = postgres\n`);
    chmodSync(config, 0o644);
  };

  writeFileSync(users, '"postgres" ""\n');
  chmodSync(users, 0o644);
  lead(server);
  const [command, args] = commandOf(program, config);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  const reload = async () => {
    const console = new pg.Client({ connectionString: url.replace(/postgres$/, 'pgbouncer') });
    await console.connect();
    await console.query('reload');
    await console.end();
  };

  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 50) throw new Error(`PgBouncer does not answer:\n${log}`);
    await pause(100);
  }

  return {
    url,
    /** Names another server and reloads, as an operator does after a failover. */
    leadTo(to: DatabaseServer): Promise<void> {
      lead(to);
      return reload();
    },
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
