import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Input of the worker: where the data is (a folder, or `memory://`) and where it listens. */
export interface PgliteWorkerData {
  dataDir: string;
  socketPath: string;
  maxConnections: number;
  /** PGlite's compiled WebAssembly module. */
  engine: WebAssembly.Module;
  /** A data directory to start from, `….tar` or `….tar.gz`. Tests use one to skip initdb and migrations. */
  snapshot?: string;
}

const { dataDir, socketPath, maxConnections, engine, snapshot } = workerData as PgliteWorkerData;

/**
 * PostgreSQL's 128 MB would be resident in the API's process. The operating system caches the files of the database as
 * well, outside of it.
 */
const sharedBuffers = '32MB';

const db = await PGlite.create({
  dataDir,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  pgliteWasmModule: engine,
  // An extension must be loaded at every start once it was used, or its indexes cannot be read.
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
