import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Rows that are read and written at a time. */
const batchSize = 500;

/** Tables into which migrations write rows. */
const writtenByMigrations = new Set(['content_version', 'index_snapshot']);

interface Column {
  name: string;
  /** As in `create table`: `numeric(12,2)`, `text[]`. */
  type: string;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Rows by table, and the state of each sequence as `last_value,is_called`. */
export interface Contents {
  rows: Record<string, number>;
  sequences: Record<string, string>;
}

const all = async <Row extends object>(db: Db, statement: ReturnType<typeof sql>) =>
  (await db.execute<Row & Record<string, unknown>>(statement)).rows as Row[];

const nameOf = (name: string) => sql.identifier(name);

/** The names of tables (`r`) or sequences (`S`) of the schema `public`. */
export const listRelations = async (db: Db, kind: 'r' | 'S'): Promise<string[]> => {
  const found = await all<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = ${kind} and relnamespace = 'public'::regnamespace order by 1`,
  );
  return found.map(({ name }) => name);
};

/** The columns that are stored; generated ones are computed again. */
const columnsOf = (db: Db, table: string) =>
  all<Column>(
    db,
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );

/** Counts everything that a copy must have. */
export const readContents = async (db: Db): Promise<Contents> => {
  const contents: Contents = { rows: {}, sequences: {} };
  for (const table of await listRelations(db, 'r')) {
    const [counted] = await all<{ count: number }>(db, sql`select count(*) as count from ${nameOf(table)}`);
    contents.rows[table] = counted!.count;
  }
  for (const sequence of await listRelations(db, 'S')) {
    const [state] = await all<{ state: string }>(
      db,
      sql`select last_value || ',' || is_called as state from ${nameOf(sequence)}`,
    );
    contents.sequences[sequence] = state!.state;
  }
  return contents;
};

/** The tables of a migrated database with rows that a migration did not write. */
export const filledTables = ({ rows }: Contents): string[] =>
  Object.keys(rows).filter((table) => rows[table]! > 0 && !writtenByMigrations.has(table));

/** Copies the rows of one table. Values travel as PostgreSQL writes them as text, so that every type arrives as it was. */
const copyTable = async (from: Db, to: Db, table: string) => {
  const columns = await columnsOf(from, table);
  const cursor = nameOf('moving');
  const asText = columns.map(({ name }) => sql`${nameOf(name)}::text as ${nameOf(name)}`);
  const names = columns.map(({ name }) => nameOf(name));
  const typed = columns.map(({ name, type }) => sql`${nameOf(name)}::${sql.raw(type)}`);
  await from.execute(sql`declare ${cursor} cursor for select ${sql.join(asText, sql`, `)} from ${nameOf(table)}`);
  for (;;) {
    const rows = await all<Record<string, string | null>>(
      from,
      sql`fetch forward ${sql.raw(String(batchSize))} from ${cursor}`,
    );
    if (rows.length === 0) break;
    const values = columns.map(({ name }) => sql`${sql.param(rows.map((row) => row[name] ?? null))}::text[]`);
    await to.execute(sql`
      insert into ${nameOf(table)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(typed, sql`, `)} from unnest(${sql.join(values, sql`, `)}) as given(${sql.join(names, sql`, `)})`);
  }
  await from.execute(sql`close ${cursor}`);
};

/** Drops foreign keys, so that tables can be filled in any order. Restoring them checks every row. */
const takeForeignKeys = async (db: Db): Promise<ForeignKey[]> => {
  const keys = await all<ForeignKey>(
    db,
    sql`select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys)
    await db.execute(sql`alter table ${nameOf(table)} drop constraint ${nameOf(name)}`);
  return keys;
};

const switchTriggers = (db: Db, table: string, to: 'enable' | 'disable') =>
  db.execute(sql`alter table ${nameOf(table)} ${sql.raw(to)} trigger user`);

/**
 * Copies all rows and the state of all sequences of `from` into `to`. Both are transactions on migrated databases; that of
 * `from` must see one state throughout. Triggers do not run: what they write is copied. The caller compares the contents
 * before it commits.
 */
export const copyRows = async (from: Db, to: Db): Promise<void> => {
  const tables = await listRelations(to, 'r');
  const foreignKeys = await takeForeignKeys(to);
  for (const table of tables) await switchTriggers(to, table, 'disable');
  await to.execute(sql`truncate ${sql.join(tables.map(nameOf), sql`, `)}`);
  for (const table of tables) await copyTable(from, to, table);
  const { sequences } = await readContents(from);
  for (const [name, state] of Object.entries(sequences)) {
    const [last, isCalled] = state.split(',');
    await to.execute(sql`select setval(${name}::regclass, ${Number(last)}::bigint, ${isCalled === 'true'})`);
  }
  for (const table of tables) await switchTriggers(to, table, 'enable');
  for (const { table, name, definition } of foreignKeys)
    await to.execute(sql`alter table ${nameOf(table)} add constraint ${nameOf(name)} ${sql.raw(definition)}`);
};
