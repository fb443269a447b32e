import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { lockData } from '@yoodee/server-data-lock';
import type { PgliteWorkerData } from './pglite.worker.ts';
import { responseOf } from './worker-response.ts';

/**
 * Connections to the embedded engine. It runs one statement at a time, so more connections would only wait longer.
 * Also, pglite-socket 0.2 mixes up the unnamed statements of two connections (electric-sql/pglite#1046): one may
 * receive the other's rows.
 */
export const embeddedConnections = 1;

/** Accepted connections. A closing connection may overlap with its replacement. */
const acceptedConnections = 8;

export interface EmbeddedServer {
  /** Folder of the unix socket, as `pg`'s `host`. Only this user can read it, because the socket has no password. */
  socketDir: string;
  close(): Promise<void>;
  /** The data directory as a gzipped tar, for a test snapshot. */
  dump(): Promise<Uint8Array>;
}

const compileEngine = async (): Promise<WebAssembly.Module> => {
  // V8 sometimes crashes the process when it garbage-collects WebAssembly machine code (nodejs/node#64500). Without
  // collection a process retains a few more megabytes.
  setFlagsFromString('--no-wasm-code-gc');
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(engine, '../pglite.wasm')));
};

let compilation: Promise<WebAssembly.Module> | undefined;

/**
 * The engine is compiled once per process. V8 optimises the code while it runs, and all later threads share it. This
 * halves the processor time to open a database and run 300 statements; the tests open a hundred databases.
 */
const compiledEngine = () => (compilation ??= compileEngine());

const isReady = (message: unknown): message is 'ready' => message === 'ready';
const isDump = (message: unknown): message is { dump: Uint8Array } =>
  typeof message === 'object' && message !== null && 'dump' in message;

/**
 * Runs PGlite in a worker thread behind a unix socket. A long query does not block the server's event loop, and the
 * application uses `pg` for both engines. Throws `DataInUseError` while another process has the folder open.
 */
export const startEmbedded = async ({
  dataDir,
  snapshot,
  socketsIn = tmpdir(),
}: {
  /** Without it, in memory. */
  dataDir?: string;
  snapshot?: string;
  /** Parent folder of the socket's folder. */
  socketsIn?: string;
}): Promise<EmbeddedServer> => {
  const engine = await compiledEngine();
  const unlock = dataDir === undefined ? () => undefined : lockData(dataDir);
  const socketDir = mkdtempSync(join(socketsIn, 'yoodee-db-'));
  const data: PgliteWorkerData = {
    dataDir: dataDir === undefined ? 'memory://' : join(dataDir, 'postgres'),
    socketPath: join(socketDir, '.s.PGSQL.5432'),
    maxConnections: acceptedConnections,
    engine,
    ...(snapshot !== undefined && { snapshot }),
  };
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: data,
    // Five times what it uses: rows live for one statement, and their bytes are outside of the heap. Without a limit V8
    // keeps more garbage.
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const release = () => {
    unlock();
    rmSync(socketDir, { recursive: true, force: true });
  };
  try {
    await responseOf(worker, isReady);
  } catch (error) {
    release();
    throw error;
  }
  return {
    socketDir,
    async close() {
      worker.postMessage('close');
      await once(worker, 'exit');
      release();
    },
    async dump() {
      worker.postMessage('dump');
      return (await responseOf(worker, isDump)).dump;
    },
  };
};
