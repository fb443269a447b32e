import { resolve } from 'node:path';
import { dataHolder } from '@yoodee/server-data-lock';
import { migrateDatabase, openDatabase } from '../db/database.ts';
import { furtherFramesOf, readEnv, SettingError, type Env } from '../env.ts';
import { openImageStore } from '../modules/images/open-image-store.ts';
import { dataFolders } from '../services.ts';
import { writeDown } from './audit.ts';
import { restoreData } from './backup.ts';
import { readCommandLine, type Command } from './command-line.ts';
import { OperationError, type Lines } from './operation.ts';
import { allOperations } from './operations.ts';
import { moveCommands, moveSite } from './move/move-site.ts';
import { operatorName } from './operator-name.ts';
import { operationProblem, perform, type RequestedOperation } from './perform.ts';
import { runOnSite } from './reach-site.ts';

/** Restoring creates the database, so it cannot run on an open one. */
const restore: Command = {
  name: 'restore',
  summary: 'Fill an empty DATA_DIR of a stopped site with an export.',
  input: { folder: null },
  kind: 'work',
};

const openStore = (env: Env) => openImageStore(env, dataFolders(env).images);

const openOwn = async (env: Env) => {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    ...(env.DATABASE_URL === undefined && { dataDir: env.DATA_DIR }),
  });
  await migrateDatabase(database);
  return database;
};

const performHere = async (env: Env, asked: RequestedOperation): Promise<Lines> => {
  const database = await openOwn(env);
  try {
    return await perform(
      {
        ...{ db: database.db, store: await openStore(env), origin: env.PUBLIC_ORIGIN, dump: database.dump },
        furtherFrames: furtherFramesOf(env),
      },
      asked,
    );
  } finally {
    await database.close();
  }
};

const restoreHere = async (env: Env, { values, actor, note, isDryRun }: RequestedOperation): Promise<Lines> => {
  if (env.DATABASE_URL !== undefined)
    throw new OperationError('DATABASE_URL is set: use pg_restore, see docs/guides/operations.md.');
  if (dataHolder(env.DATA_DIR) !== null) throw new OperationError('The site is running: stop it first.');
  const folder = values.folder!;
  const lines = await restoreData({
    folder,
    dataDir: env.DATA_DIR,
    openStore: () => openStore(env),
    isDryRun,
  });
  if (isDryRun) return lines;
  const { db, close } = await openOwn(env);
  await writeDown(db, { command: restore.name, input: { folder }, actor, note }, 'done', lines).finally(close);
  return lines;
};

/** Only one process may open the embedded database. If the site is running, it must run the operation. */
const isHeldBySite = (env: Env) => env.DATABASE_URL === undefined && dataHolder(env.DATA_DIR) !== null;

const run = async (env: Env, args: readonly string[]): Promise<Lines> => {
  const read = readCommandLine(args, [...allOperations, restore, ...moveCommands]);
  if ('help' in read) return [read.help];
  const { name, note, isDryRun } = read;
  // Resolved against npm's working directory, because the site may run in another.
  const { folder, file } = read.values;
  const absolute = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
  const values = { ...read.values, ...(folder && { folder: absolute(folder) }), ...(file && { file: absolute(file) }) };
  const asked = { command: name, values, note, isDryRun, actor: operatorName() };
  if (name === restore.name) return restoreHere(env, asked);
  if (moveCommands.some((command) => command.name === name)) return moveSite(env, asked);
  return isHeldBySite(env)
    ? runOnSite({ innerPort: env.API_INNER_PORT, secret: env.JWT_SECRET }, asked)
    : performHere(env, asked);
};

try {
  const args = process.argv.slice(2);
  const lines = await run(readEnv(process.env), args);
  process.stdout.write(`${args.includes('--dry-run') ? 'Dry run, nothing was changed.\n' : ''}${lines.join('\n')}\n`);
} catch (error) {
  const problem = error instanceof SettingError ? error.message : operationProblem(error);
  if (problem === null) throw error;
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
