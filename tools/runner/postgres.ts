import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, findProgram } from './commands.ts';

const debianFolder = '/usr/lib/postgresql';

const debianVersions = () => {
  try {
    return readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
};

/** The folder with `initdb` and `pg_ctl` of the newest PostgreSQL on this machine, or null. */
const findBinaries = (): string | null => {
  const initdb = findProgram([...debianVersions().map((version) => `${debianFolder}/${version}/bin/initdb`), 'initdb']);
  return initdb && join(initdb, '..');
};

export const hasPostgres = (): boolean => findBinaries() !== null;

/** A port of the loopback that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const userId = (name: string): number => Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout) || 0;

/**
 * A folder in memory where there is room for the databases of a test run, else one on disk. Each test file has a database
 * of its own, a thousand files that are created in memory six times as fast.
 */
const folderInMemory = (): string => {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
};

/**
 * How to run programs of PostgreSQL, and others that refuse to run as root, in a folder of their own below `parent`. If
 * PostgreSQL is missing, tries to install it; returns null if that fails.
 */
export const openPostgresFolder = (parent = tmpdir()) => {
  const binaries = findBinaries() ?? (aptInstall('postgresql') ? findBinaries() : null);
  if (!binaries) return null;
  const folder = mkdtempSync(join(parent, 'yoodee-postgres-'));
  // The user that the package created.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, userId('postgres'), userId('postgres'));
  return {
    folder,
    /** The command line of a program, which has those of PostgreSQL in its PATH. */
    commandOf(program: string, ...args: string[]): [string, string[]] {
      const full = ['env', `PATH=${binaries}${delimiter}${process.env.PATH}`, program, ...args];
      return isRoot ? ['runuser', ['-u', 'postgres', '--', ...full]] : [full[0]!, full.slice(1)];
    },
  };
};

/**
 * Starts a separate PostgreSQL in a temporary folder, `inMemory` if there is room, for one test run. `url` connects as
 * its superuser; `stop` ends it and removes its files. If PostgreSQL is missing, tries to install it; returns null if that
 * fails.
 */
export const startPostgres = async ({ inMemory = false } = {}): Promise<{ url: string; stop: () => void } | null> => {
  const opened = openPostgresFolder(inMemory ? folderInMemory() : tmpdir());
  if (!opened) return null;
  const { folder, commandOf } = opened;
  const port = await freePort();
  const run = (program: string, ...args: string[]) => {
    const [command, rest] = commandOf(program, ...args);
    const { status, stderr } = spawnSync(command, rest, {
      encoding: 'utf8',
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=300`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
