import { startTracing } from '@yoodee/tracing';
import { collectDefaultMetrics } from 'prom-client';
import { openCurrentReads } from './db/current-reads.ts';
import { migrateDatabase, openDatabase, withoutTimeouts } from './db/database.ts';
import { reportPool } from './db/database.metrics.ts';
import { databaseMaintenanceJob } from './db/embedded/maintenance.ts';
import { DataInUseError } from '@yoodee/server-data-lock';
import { furtherFramesOf, readEnv, SettingError, type Env } from './env.ts';
import { createLogger } from './http/logger.ts';
import { createInnerServer } from './inner-server.ts';
import { runWhileListening } from './jobs/run-while-listening.ts';
import { createJobRunner } from './jobs/scheduled-job.ts';
import { contentKinds } from './modules.ts';
import { syncContentAtStart } from './modules/content/sync-at-start.ts';
import { openImageStore } from './modules/images/open-image-store.ts';
import { createDemoPictures } from './seed/demo-pictures.ts';
import { seedDemo } from './seed/seed.ts';
import { createServer } from './server.ts';
import { dataFolders } from './services.ts';

const logger = createLogger();
collectDefaultMetrics();

const start = async (env: Env) => {
  const tracing = await startTracing('api', env, logger);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    ...(env.DATABASE_URL === undefined && { dataDir: env.DATA_DIR }),
  });
  const replica = env.DATABASE_REPLICA_URL === undefined ? null : await openDatabase({ url: env.DATABASE_REPLICA_URL });
  reportPool('primary', database.pool);
  if (replica) reportPool('replica', replica.pool);
  const readDb = replica ? openCurrentReads({ primary: database, replica }) : undefined;
  await migrateDatabase(database);
  const holds = await withoutTimeouts(database, (db) => seedDemo(db, env.SEED));
  const demoPictures = holds === 'demonstration' ? createDemoPictures() : undefined;
  const store = await openImageStore(env, dataFolders(env).images);
  const furtherFrames = furtherFramesOf(env);
  const inner = createInnerServer({
    db: database.db,
    replica: readDb,
    store,
    origin: env.PUBLIC_ORIGIN,
    furtherFrames,
    dump: database.dump,
    secret: env.JWT_SECRET,
    logger,
  });
  // Before the index is loaded, so that health checks can distinguish “not ready” from “not running”. The open port
  // also keeps the process alive while it waits for the sanitising worker, which does not.
  await inner.listen({ host: env.API_HOST, port: env.API_INNER_PORT });
  await syncContentAtStart({ db: database.db, store, kinds: contentKinds, furtherFrames, logger });
  const app = await createServer(
    { db: database.db, replica: readDb, env, listen: database.listen, demoPictures },
    logger,
  );
  if (database.engine === 'embedded')
    runWhileListening(app, [createJobRunner(databaseMaintenanceJob(database), app.log)]);
  await app.listen({ host: env.API_HOST, port: env.API_PORT });
  inner.setServing();

  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    inner.setClosing();
    setTimeout(() => process.exit(1), 25_000).unref();
    await app.close();
    await inner.close();
    await database.close();
    await replica?.close();
    await tracing.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

try {
  await start(readEnv(process.env));
} catch (error) {
  if (error instanceof SettingError || error instanceof DataInUseError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  throw error;
}
