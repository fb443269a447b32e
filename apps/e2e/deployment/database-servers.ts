import { execFile, spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, openPostgresFolder } from '@yoodee/runner/postgres';
import pg from 'pg';

const execute = promisify(execFile);

/** Lines of postgresql.conf. */
export type ServerSettings = Record<string, string>;

/** A PostgreSQL server of a test, in a folder of its own. */
export interface DatabaseServer {
  host: '127.0.0.1';
  port: number;
  /** Connects as the superuser, to the database `postgres`. */
  url: string;
  dataFolder: string;
  query<Row extends object>(text: string): Promise<Row[]>;
  /** Ends all processes of the server at once with SIGKILL, as if its machine was lost. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
}

const killAtOnce = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with its parent.
  }
};

/** PostgreSQL servers of one test file: a primary, standbys, copies. `close` stops them and removes their files. */
export const openDatabaseServers = () => {
  const opened = openPostgresFolder();
  if (!opened) throw new Error('There is no PostgreSQL on this machine.');
  const { folder, commandOf } = opened;
  const running = new Set<DatabaseServer>();

  const run = async (program: string, ...args: string[]): Promise<string> => {
    const [command, rest] = commandOf(program, ...args);
    return (await execute(command, rest, { cwd: folder })).stdout;
  };

  /** Uses no pipe, because the server would keep it open. */
  const control = (...args: string[]): Promise<void> => {
    const [command, rest] = commandOf('pg_ctl', ...args);
    return new Promise((resolve, reject) => {
      spawn(command, rest, { cwd: folder, stdio: 'ignore' }).once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`pg_ctl ${args.join(' ')} failed with ${code}`)),
      );
    });
  };

  const serverAt = (name: string, port: number): DatabaseServer => {
    const dataFolder = join(folder, name);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const server: DatabaseServer = {
      host: '127.0.0.1',
      port,
      url,
      dataFolder,
      async query<Row extends object>(text: string) {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        try {
          return (await client.query<Row>(text)).rows;
        } finally {
          await client.end();
        }
      },
      async kill() {
        const [main] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
        const { stdout } = await execute('ps', ['-o', 'pid=', '--ppid', main!]);
        running.delete(server);
        for (const pid of [main!, ...stdout.split('\n').filter(Boolean)]) killAtOnce(Number(pid));
      },
      async stop() {
        if (running.delete(server)) await control('-D', dataFolder, '-m', 'immediate', '-w', 'stop');
      },
      async start() {
        await control('-D', dataFolder, '-l', join(folder, `${name}.log`), '-w', '-t', '60', 'start');
        running.add(server);
      },
      promote: () => control('-D', dataFolder, '-w', 'promote'),
    };
    return server;
  };

  const configure = ({ dataFolder, port }: DatabaseServer, settings: ServerSettings) => {
    const all = {
      ...{ listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off', max_connections: '200' },
      ...settings,
      port: String(port),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
    appendFileSync(join(dataFolder, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
  };

  return {
    folder,
    run,

    /** A new, empty server. */
    async startPrimary(settings: ServerSettings = {}): Promise<DatabaseServer> {
      const server = serverAt('primary', await freePort());
      const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
      await run('initdb', '-D', server.dataFolder, '-U', 'postgres', '--auth=trust', ...locale);
      configure(server, settings);
      await server.start();
      return server;
    },

    /** A standby that follows a server by streaming replication. */
    async startStandby(of: DatabaseServer): Promise<DatabaseServer> {
      const server = serverAt('standby', await freePort());
      const slot = ['--create-slot', '--slot=standby'];
      await run('pg_basebackup', '-d', of.url, '-D', server.dataFolder, '-R', '--checkpoint=fast', ...slot);
      configure(server, {});
      await server.start();
      return server;
    },

    /** Starts a server on files that are there already, by the name of their folder. */
    async startOn(name: string): Promise<DatabaseServer> {
      const server = serverAt(name, await freePort());
      configure(server, {});
      await server.start();
      return server;
    },

    async close(): Promise<void> {
      await Promise.allSettled([...running].map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type DatabaseServers = ReturnType<typeof openDatabaseServers>;
