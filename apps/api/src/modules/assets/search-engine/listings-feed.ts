import { sql } from 'drizzle-orm';
import { readContentVersion } from '../../../db/content-version.ts';
import type { Db } from '../../../db/database.ts';
import { createSearchRowQueries } from '../search-rows.queries.ts';
import {
  createTables,
  dropListings,
  dropTables,
  engineDefinition,
  engineSchema,
  listingsOf,
  putListings,
  wordsOf,
} from './listings-table.ts';

/** The tables that searches read: the only row of the engine's state names them. */
interface Build {
  build: number;
  definition: string;
  /** The content version that they hold. */
  version: number;
}

const state = sql.raw(`${engineSchema}.state`);

/** An arbitrary number that no other advisory lock uses: one process builds at a time. */
const buildLock = 4_200_081;

/** The state, or null where nothing was built. */
const readState = async (db: Db): Promise<Build | null> => {
  const { rows } = await db.execute<{ build: number; definition: string; version: string }>(
    sql`select build, definition, version from ${state}`,
  );
  const row = rows[0];
  return row ? { build: row.build, definition: row.definition, version: Number(row.version) } : null;
};

const applyChanges = async (db: Db, build: number, version: number): Promise<void> => {
  const rows = createSearchRowQueries(db);
  await dropListings(db, build, await rows.removedSince(version));
  for await (const chunk of rows.changedSince(version)) await putListings(db, build, chunk);
};

/**
 * Brings the tables up to the content version, in one transaction: searches see all of a change or nothing of it.
 * Concurrent feeds are serialised, and the later ones find nothing to do.
 */
export const feedListings = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ build: number; definition: string; version: string }>(
      sql`select build, definition, version from ${state} for update`,
    );
    const current = rows[0];
    if (current?.definition !== engineDefinition) throw new Error('The search engine holds nothing of this release.');
    const { version } = await readContentVersion(tx);
    if (Number(current.version) === version) return version;
    await applyChanges(tx, current.build, Number(current.version));
    await tx.execute(sql`update ${state} set version = ${version}`);
    return version;
  });

const prepareSchema = async (db: Db): Promise<void> => {
  await db.execute(sql`create schema if not exists ${sql.raw(engineSchema)}`);
  await db.execute(sql`create table if not exists ${state} (
    id int primary key default 1 check (id = 1),
    build int not null, definition text not null, version bigint not null, built_at timestamptz not null default now())`);
};

/** The numbers of the builds whose tables exist, also of those that were never finished. */
const existingBuilds = async (db: Db): Promise<number[]> => {
  const { rows } = await db.execute<{ build: number }>(
    sql`select substring(tablename from 'listings_(\\d+)$')::int as build from pg_tables
      where schemaname = ${engineSchema} and tablename like 'listings%'`,
  );
  return rows.map(({ build }) => build);
};

/**
 * Builds new tables beside those in use and swaps them, in one transaction: searches are not interrupted, and a failed
 * build leaves nothing behind. The next feed writes changes that were made meanwhile. Does nothing where tables of this
 * release exist, or while another process builds them.
 */
export const buildListings = (db: Db): Promise<'built' | 'exists' | 'others build'> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(${buildLock}) as "isFree"`,
    );
    if (!rows[0]?.isFree) return 'others build';
    await prepareSchema(tx);
    if ((await readState(tx))?.definition === engineDefinition) return 'exists';
    const before = await existingBuilds(tx);
    const build = Math.max(0, ...before) + 1;
    await createTables(tx, build);
    const { version } = await readContentVersion(tx);
    await applyChanges(tx, build, 0);
    await tx.execute(sql`analyze ${listingsOf(build)}, ${wordsOf(build)}`);
    await tx.execute(sql`insert into ${state} (build, definition, version)
      values (${build}, ${engineDefinition}, ${version})
      on conflict (id) do update set build = excluded.build, definition = excluded.definition,
        version = excluded.version, built_at = now()`);
    for (const old of before) await dropTables(tx, old);
    return 'built';
  });
