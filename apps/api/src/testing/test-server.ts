import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database, Db } from '../db/database.ts';
import { readEnv, type Env } from '../env.ts';
import { createServer } from '../server.ts';
import { openTestDatabase } from './test-database.ts';
import { takeUndeclaredFailures } from './undeclared-failures.ts';

export interface TestServer {
  app: FastifyInstance;
  db: Db;
  pool: Database['pool'];
  env: Env;
  /** Another server on the same database, as a second replica; closed with the first. */
  replica(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/**
 * The complete API on a fresh database and an empty `DATA_DIR`, for `inject`. It does not listen, so no scheduled job
 * runs beside the test. `settings` are environment variables. Closing it throws when it responded with a failure that
 * the endpoint's contract does not declare.
 */
export const openTestServer = async (
  settings: Partial<Record<keyof Env, string>> = {},
  logger: FastifyBaseLogger | false = false,
): Promise<TestServer> => {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'yoodee-data-'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ...settings });
  const apps: FastifyInstance[] = [];
  const replica = async () => {
    const app = await createServer({ db: database.db, listen: database.listen, env }, logger);
    apps.push(app);
    return app;
  };
  return {
    app: await replica(),
    db: database.db,
    pool: database.pool,
    env,
    replica,
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      await database.close();
      await rm(dataDir, { recursive: true });
      const undeclared = takeUndeclaredFailures();
      if (undeclared.length > 0) throw new Error(`not in the contract: ${undeclared.join('; ')}`);
    },
  };
};
