import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const start = join(root, 'tools/runner/start.ts');
/** Ends the site when the test runner is killed. */
const exitWithParent = join(root, 'tools/runner/exit-with-parent.mjs');

const settings = (port: number, dataDir: string, extra: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  SEED: '0',
  ...extra,
});

/** A site of a test's own, as `npm start` makes it. */
export interface SiteProcess {
  origin: string;
  /** Process id of the API: it is the one that holds the data. */
  apiPid(): number;
  /** Process id of one of the programs that `npm start` runs, by the path of its source. */
  pidOf(program: string): number;
  /** Ctrl-C; resolves to the exit code when everything has ended. */
  stop(): Promise<number | null>;
}

/** Starts a site and resolves when it says that it is ready. */
export const startSite = async (port: number, dataDir: string): Promise<SiteProcess> => {
  const child = spawn(process.execPath, ['--import', exitWithParent, start], {
    cwd: root,
    env: settings(port, dataDir),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\nReady in ')) resolve();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    void ended.then((code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    apiPid: () => (JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8')) as { pid: number }).pid,
    pidOf(program) {
      const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' });
      const line = stdout.split('\n').find((one) => one.includes(program));
      if (!line) throw new Error(`${program} does not run:\n${stdout}`);
      return Number.parseInt(line, 10);
    },
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
};

/** A start that is expected to refuse: how it ends and what it says. */
export const refusedStart = (port: number, dataDir: string, extra?: NodeJS.ProcessEnv) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
    cwd: root,
    env: settings(port, dataDir, extra),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: stdout + stderr };
};

export const makeDataDir = () => {
  const path = mkdtempSync(join(tmpdir(), 'yoodee-e2e-site-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
