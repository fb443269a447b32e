import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** What the thread is started with: where rows live (a folder, or `memory://`) and where it listens. */
export interface PgliteWorkerData {
  dataDir: string;
  socketPath: string;
  maxConnections: number;
  /** What PGlite runs, compiled. */
  engine: WebAssembly.Module;
  /** A data directory to start from, `….tar` or `….tar.gz`; tests skip initdb and migrations with it. */
  snapshot?: string;
}

const { dataDir, socketPath, maxConnections, engine, snapshot } = workerData as PgliteWorkerData;

const db = await PGlite.create({
  dataDir,
  pgliteWasmModule: engine,
  // An extension once used must be given at every opening, or its indexes cannot be read.
  extensions: { pg_trgm },
  ...(snapshot && { loadDataDir: new File([await readFile(snapshot)], basename(snapshot)) }),
});
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections });
await server.start();

parentPort!.on('message', async (message: 'close' | 'dump') => {
  if (message === 'dump') {
    const dump = await db.dumpDataDir('gzip');
    parentPort!.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) });
    return;
  }
  await server.stop();
  await db.close();
  parentPort!.postMessage('closed');
  parentPort!.close();
});
parentPort!.postMessage('ready');
