import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** `npm start`, without a build: it would replace the files of the run's site. */
const start = [join(root, 'tools/runner/start.ts'), '--built'];
/** Ends the site when the test runner is killed. */
const exitWithParent = join(root, 'tools/runner/exit-with-parent.mjs');

const settings = (port: number, dataDir: string, extra: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  SEED: '0',
  ...extra,
});

/** A separate site for one test, started like `npm start`. */
export interface SiteProcess {
  origin: string;
  /** Process id of the API, which holds the data. */
  apiPid(): number;
  /** Process id of a program that `npm start` runs, by the path of its source. */
  pidOf(program: string): number;
  /** Sends SIGINT. Resolves to the exit code when everything has ended. */
  stop(): Promise<number | null>;
}

/** Starts a site. Resolves when it reports that it is ready. `extra` are further settings. */
export const startSite = async (port: number, dataDir: string, extra?: NodeJS.ProcessEnv): Promise<SiteProcess> => {
  const child = spawn(process.execPath, ['--import', exitWithParent, ...start], {
    cwd: root,
    env: settings(port, dataDir, extra),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('\nReady in ')) resolve();
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    void ended.then((code) => reject(new Error(`The site ended with ${code}:\n${log}`)));
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

/** A start that is expected to fail: its exit code and output. */
export const refusedStart = (port: number, dataDir: string, extra?: NodeJS.ProcessEnv) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, start, {
    cwd: root,
    env: settings(port, dataDir, extra),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, output: stdout + stderr };
};

export const makeDataDir = () => {
  const path = mkdtempSync(join(tmpdir(), 'yoodee-e2e-site-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
