import { migrateDatabase, openDatabase, withoutTimeouts } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { seedDemo } from './seed.ts';

/** `SEED=100000 node src/seed/main.ts`: seeds an empty database and exits; pictures are drawn on demand. */
const env = readEnv(process.env);
const database = await openDatabase({
  url: env.DATABASE_URL,
  directUrl: env.DATABASE_DIRECT_URL,
  ...(env.DATABASE_URL === undefined && { dataDir: env.DATA_DIR }),
});
await migrateDatabase(database);
const startedAt = performance.now();
const result = await withoutTimeouts(database, (db) => seedDemo(db, env.SEED));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(`${result}, ${env.SEED} assets asked for, ${seconds} s\n`);
await database.close();
