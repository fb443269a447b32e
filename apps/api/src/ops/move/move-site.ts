import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dataHolder, lockData } from '@yoodee/server-data-lock';
import { migrateDatabase, openDatabase, type Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { writeDown } from '../audit.ts';
import type { Command } from '../command-line.ts';
import { OperationError, type Lines } from '../operation.ts';
import type { RequestedOperation } from '../perform.ts';
import type { Contents } from './copy-rows.ts';
import { moveDatabase, moverName } from './move-database.ts';

/** They open two databases, so they cannot run on an open one. */
export const moveCommands = [
  {
    name: 'move to-server',
    summary: 'Copy the embedded database of a stopped site into an empty PostgreSQL, by its URL.',
    input: { url: null },
    kind: 'work',
  },
  {
    name: 'move to-embedded',
    summary: 'Copy the PostgreSQL database of a stopped site, by its URL, into an empty DATA_DIR.',
    input: { url: null },
    kind: 'work',
  },
] as const satisfies readonly Command[];

const [toServer] = moveCommands;

type MoveEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'STORAGE' | 'S3_BUCKET'>;

/** The location of the site's files, which a move of the database does not change. */
const filesOf = ({ DATA_DIR, STORAGE, S3_BUCKET }: MoveEnv): string =>
  STORAGE === 's3'
    ? `Pictures stay in the bucket ${S3_BUCKET}.`
    : `Pictures stay in ${resolve(DATA_DIR, 'images')}: a site on another machine needs a copy of that folder.`;

const counted = ({ rows, sequences }: Contents) => {
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  return `${count} rows of ${Object.keys(rows).length} tables, and ${Object.keys(sequences).length} counters`;
};

const isPostgresUrl = (url: string) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);

const openServer = async (given: string) => {
  const url = new URL(given);
  url.searchParams.set('application_name', moverName);
  const database = await openDatabase({ url: url.href });
  try {
    await database.pool.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw new OperationError(`The server cannot be reached: ${(error as Error).message}`);
  }
};

const audit = (
  { db }: Database,
  { name, actor, note }: { name: string; actor: string; note: string | null },
  lines: Lines,
) =>
  // Without the URL: it may have a password.
  writeDown(db, { command: name, input: {}, actor, note }, 'done', lines);

const moveToServer = async (env: MoveEnv, server: Database, isDryRun: boolean): Promise<Lines> => {
  if (!existsSync(join(env.DATA_DIR, 'postgres')))
    throw new OperationError(`There is no embedded database in ${env.DATA_DIR}.`);
  const embedded = await openDatabase({ dataDir: env.DATA_DIR });
  try {
    await migrateDatabase(embedded);
    const contents = await moveDatabase(embedded, server, { isDryRun });
    if (isDryRun) return [`${counted(contents)} would be copied.`, filesOf(env)];
    return [
      `${counted(contents)} are copied and compared.`,
      `Start the site with DATABASE_URL. The embedded database is unchanged in ${resolve(env.DATA_DIR, 'postgres')}.`,
      filesOf(env),
      'Keep JWT_SECRET and VAPID_PRIVATE_KEY, or the files jwt-secret and vapid-private-key of DATA_DIR.',
    ];
  } finally {
    await embedded.close();
  }
};

/** The database appears in `DATA_DIR` by one rename, so an interrupted move can be repeated. */
const moveToEmbedded = async (env: MoveEnv, server: Database, isDryRun: boolean): Promise<Lines> => {
  const final = join(env.DATA_DIR, 'postgres');
  if (existsSync(final)) throw new OperationError(`${final} is there already: move it away first.`);
  const unlock = lockData(env.DATA_DIR);
  const unfinished = join(env.DATA_DIR, 'moving');
  try {
    await rm(unfinished, { recursive: true, force: true });
    const embedded = await openDatabase({ dataDir: unfinished });
    const contents = await moveDatabase(server, embedded, { isDryRun }).finally(() => embedded.close());
    if (isDryRun) return [`${counted(contents)} would be copied.`, filesOf(env)];
    await rename(join(unfinished, 'postgres'), final);
    return [
      `${counted(contents)} are copied and compared.`,
      `Start the site without DATABASE_URL: it uses ${resolve(final)}. The server is unchanged.`,
      filesOf(env),
    ];
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    unlock();
  }
};

/** Moves a stopped site between the engines. Throws `OperationError`. */
export const moveSite = async (
  env: MoveEnv,
  { command: name, values, actor, note, isDryRun }: RequestedOperation,
): Promise<Lines> => {
  const url = values.url!;
  if (!isPostgresUrl(url))
    throw new OperationError(`Wrong value for <url> of ${name}: postgres://user:password@host/name`);
  if (env.DATABASE_URL !== undefined)
    throw new OperationError('DATABASE_URL is set: leave it out, and name the server in the command.');
  if (dataHolder(env.DATA_DIR) !== null) throw new OperationError('The site is running: stop it first.');
  const server = await openServer(url);
  try {
    const isToServer = name === toServer.name;
    const lines = await (isToServer ? moveToServer : moveToEmbedded)(env, server, isDryRun);
    if (isDryRun) return lines;
    const target = isToServer ? server : await openDatabase({ dataDir: env.DATA_DIR });
    await audit(target, { name, actor, note }, lines);
    if (!isToServer) await target.close();
    return lines;
  } finally {
    await server.close();
  }
};
