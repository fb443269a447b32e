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
import { answerOf } from './thread-answer.ts';

/**
 * Connections at work on the embedded engine. It runs one statement at a time, so more would only wait longer; and
 * pglite-socket 0.2 mixes up the unnamed statements of two connections (electric-sql/pglite#1046), so more would now
 * and then be answered with each other's rows.
 */
export const embeddedConnections = 1;

/** Connections it accepts: one that was given up closes while the next one opens. */
const acceptedConnections = 8;

export interface EmbeddedServer {
  /** Folder of the unix socket, as `pg`'s `host`. It is private to this user: the socket asks no password. */
  socketDir: string;
  close(): Promise<void>;
  /** The data directory as a gzipped tar, for a test snapshot. */
  dump(): Promise<Uint8Array>;
}

const compileEngine = async (): Promise<WebAssembly.Module> => {
  // V8 now and then ends the whole process as it collects machine code that an engine no longer uses
  // (nodejs/node#64500). What is kept instead is some megabytes in a process that lives for weeks.
  setFlagsFromString('--no-wasm-code-gc');
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(engine, '../pglite.wasm')));
};

let compilation: Promise<WebAssembly.Module> | undefined;

/**
 * The engine, compiled once in this process: V8 optimises its code while it runs, and every later thread has the use of
 * that. Opening a database and 300 statements take half the processor time so; tests open a hundred.
 */
const compiledEngine = () => (compilation ??= compileEngine());

const isReady = (message: unknown): message is 'ready' => message === 'ready';
const isDump = (message: unknown): message is { dump: Uint8Array } =>
  typeof message === 'object' && message !== null && 'dump' in message;

/**
 * Runs PGlite in a thread of its own behind a unix socket, so a long query never stops the server's event loop and the
 * application speaks `pg` to both engines. Throws `DataInUseError` while another process has the folder open.
 */
export const startEmbedded = async ({
  dataDir,
  snapshot,
  socketsIn = tmpdir(),
}: {
  /** Absent: in memory. */
  dataDir?: string;
  snapshot?: string;
  /** Where the folder of the socket is made. */
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
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: data });
  const release = () => {
    unlock();
    rmSync(socketDir, { recursive: true, force: true });
  };
  try {
    await answerOf(worker, isReady);
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
      return (await answerOf(worker, isDump)).dump;
    },
  };
};
