import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@yoodee/runner/root';
import { startServer, type ServerProcess } from '@yoodee/runner/measured-server';
import { memoryEnv } from '@yoodee/runner/memory-env';
import type { Bench } from '../bench.ts';
import { get } from '../http.ts';
import { multiplyAssets } from './multiply.ts';

/** The database of a stock of assets. */
export type Engine = { name: 'embedded' } | { name: 'PostgreSQL'; url: string };

/** An API with a number of assets. */
export interface Stock {
  origin: string;
  dataDir: string;
  server: ServerProcess;
  /** Time to fill the database, s. */
  seedSeconds: number;
  /** Time from the start until the first response, s. Includes loading the index from all rows. */
  startSeconds: number;
  /** Stops the API once it has saved its index and starts it again; `seconds` until it is ready. */
  startAgain(): Promise<{ server: ServerProcess; seconds: number }>;
}

const timed = async <Result>(work: () => Promise<Result>) => {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1_000 };
};

/** Resolves when the job that saves the index has ended, without saving if there are few assets. */
const untilSaved = async (metricsUrl: string) => {
  const done = /^yoodee_job_runs_total\{name="snapshot of the search index",outcome="done"\} [1-9]/m;
  while (!done.test(String(await get(metricsUrl)))) await pause(1_000);
};

const seed = async (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(root, 'apps/api/src/seed/main.ts')], { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Filling the database ended with ${code}.`);
};

/**
 * Fills a database, lets `addTo` add more while nobody has it open, and starts the API on it. The caller stops the
 * server. A PostgreSQL server may already have the assets of a smaller stock.
 */
export const startStock = async (
  bench: Bench,
  engine: Engine,
  assets: number,
  addTo: (dataDir: string) => Promise<void> = async () => {},
): Promise<Stock> => {
  const [port, innerPort] = [bench.options.port + 7, bench.options.port + 8];
  const dataDir = join(bench.folder, `${engine.name}-${assets}`);
  const made = engine.name === 'PostgreSQL' ? Math.min(assets, bench.options.made) : assets;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...memoryEnv,
    // The index of a million assets is in memory.
    ...(assets > 100_000 && { NODE_OPTIONS: `${memoryEnv.NODE_OPTIONS} --max-old-space-size=12000` }),
    DATA_DIR: dataDir,
    DATABASE_URL: engine.name === 'PostgreSQL' ? engine.url : '',
    SEED: String(made),
    // Drawing takes minutes of a core and some hundred megabytes, and nobody asks for the pictures here.
    DRAW_AHEAD: '0',
    JWT_SECRET: 'nobody signs in at this one: it only searches',
    ALLOW_DEVELOPMENT_TRANSPORTS: '1',
    API_PORT: String(port),
    API_INNER_PORT: String(innerPort),
  };
  const { seconds: seedSeconds } = await timed(async () => {
    await seed(env);
    if (engine.name === 'PostgreSQL') await multiplyAssets(engine.url, assets);
    await addTo(dataDir);
  });
  const inner = `http://127.0.0.1:${innerPort}`;
  const start = async () => {
    const { result: server, seconds } = await timed(() =>
      startServer({ script: 'apps/api/src/main.ts', env, readyUrl: `${inner}/health/ready` }),
    );
    bench.afterPart(server.stop);
    return { server, seconds };
  };
  const { server, seconds: startSeconds } = await start();
  const startAgain = async () => {
    await untilSaved(`${inner}/metrics`);
    await server.stop();
    return start();
  };
  return { dataDir, origin: `http://127.0.0.1:${port}`, server, seedSeconds, startSeconds, startAgain };
};
