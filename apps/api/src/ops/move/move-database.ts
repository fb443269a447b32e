import { sql } from 'drizzle-orm';
import { migrateDatabase, migrationLock, withoutTimeouts, type Database, type Db } from '../../db/database.ts';
import { OperationError } from '../operation.ts';
import { copyRows, filledTables, listRelations, readContents, type Contents } from './copy-rows.ts';

/** The `application_name` of a move's connections, which distinguishes them from those of a site. */
export const moverName = 'yoodee move';

/** Programs that are connected to a server's database, besides this one. */
const othersConnected = async (db: Db) => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from pg_stat_activity
        where datname = current_database() and application_name <> ${moverName} and backend_type = 'client backend'`,
  );
  return rows[0]!.count;
};

/** Throws unless the site of a server is stopped: what it writes during the move would be lost. */
const checkStopped = async (db: Db, { engine }: Database) => {
  if (engine === 'embedded') return;
  const others = await othersConnected(db);
  if (others > 0)
    throw new OperationError(`${others} other connections use the database of the server: stop the site first.`);
};

/** Throws unless the database has no tables, or only those of this release and no rows. */
const checkEmpty = async (db: Db) => {
  const { rows } = await db.execute<{ migrations: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as migrations`,
  );
  const tables = await listRelations(db, 'r');
  if (rows[0]!.migrations === null && tables.length > 0)
    throw new OperationError(`The database to move to has tables of something else: ${tables.slice(0, 5).join(', ')}.`);
  const filled = filledTables(await readContents(db));
  if (filled.length > 0)
    throw new OperationError(`The database to move to is not empty: ${filled.slice(0, 5).join(', ')}.`);
};

/** Fixes the text format of values, whatever the settings of either server. */
const writeAlike = (tx: Db) =>
  tx.execute(
    sql`select set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true),
        set_config('extra_float_digits', '1', true), set_config('timezone', 'UTC', true)`,
  );

/** Throws if the contents differ, naming the first table or sequence. */
export const compareContents = (from: Contents, to: Contents): void => {
  for (const kind of ['rows', 'sequences'] as const)
    for (const name of Object.keys({ ...from[kind], ...to[kind] }))
      if (from[kind][name] !== to[kind][name])
        throw new OperationError(
          `The copy differs in the ${kind} of ${name}: ${from[kind][name]} became ${to[kind][name]}. Nothing was moved.`,
        );
};

/**
 * Copies a stopped site's database into an empty one, of either engine, and compares rows and sequences. Brings the schema
 * of `to` up to date; `from` must be of this release. All rows arrive in one transaction, or none. Throws
 * `OperationError`.
 */
export const moveDatabase = async (
  from: Database,
  to: Database,
  { isDryRun }: { isDryRun: boolean },
): Promise<Contents> => {
  await withoutTimeouts(to, async (db) => {
    await checkStopped(db, to);
    await checkEmpty(db);
  });
  const read = (work: (tx: Db) => Promise<Contents>) =>
    withoutTimeouts(from, async (db) => {
      await checkStopped(db, from);
      const readAlike = async (tx: Db) => {
        await writeAlike(tx);
        return work(tx);
      };
      return db.transaction(readAlike, { isolationLevel: 'repeatable read', accessMode: 'read only' });
    });
  if (isDryRun) return read(readContents);
  await migrateDatabase(to);
  return read((source) =>
    withoutTimeouts(to, async (db) => {
      const contents = await db.transaction(async (target) => {
        // Another move may have come first.
        await target.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
        await checkEmpty(target);
        await writeAlike(target);
        await copyRows(source, target);
        const given = await readContents(source);
        compareContents(given, await readContents(target));
        return given;
      });
      await db.execute(sql`analyze`);
      return contents;
    }),
  );
};
