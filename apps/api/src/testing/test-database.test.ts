import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from './test-database.ts';

const withDatabase = async <Result>(work: (pool: Database['pool']) => Promise<Result>): Promise<Result> => {
  const database = await openTestDatabase();
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
};

const run = (...statements: string[]) =>
  withDatabase(async (pool) => {
    for (const statement of statements) await pool.query(statement);
  });

const addMember = "insert into members (first_name, last_name, phone) values ('a', 'b', '+66800000000') returning id";

/** State that one test could leave for another. */
const look = () =>
  withDatabase(async (pool) => {
    const one = async (statement: string) => (await pool.query<Record<string, unknown>>(statement)).rows;
    return {
      session: {
        prepared: await one('select name from pg_prepared_statements'),
        locks: await one(`select objid from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`),
        channels: await one('select pg_listening_channels()'),
        setting: await one(`select current_setting('work_mem')`),
      },
      tables: await one(`select relname, relpages, reltuples from pg_class
        where relnamespace = 'public'::regnamespace or relname = 'left_behind' order by relname`),
      columns: await one(`select attrelid::regclass::text, attname, attnotnull from pg_attribute
        where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
        order by attrelid::regclass::text, attnum`),
      statistics: await one(`select tablename from pg_stats where schemaname = 'public'`),
      version: await one('select * from content_version'),
      member: await one(addMember),
      members: await one('select count(*) from members'),
    };
  });

let untouched: Awaited<ReturnType<typeof look>>;
beforeAll(async () => {
  untouched = await look();
});

it.each([
  ['rows and the numbers they took', [addMember, 'update content_version set version = 9']],
  ['numbers without rows', ["select nextval('members_id_seq')"]],
  ['settings of the session', ["set work_mem = '1MB'", 'prepare left_behind as select 1', 'listen left_behind']],
  ['a lock', ['select pg_advisory_lock(7)']],
  ['a temporary table', ['create temporary table left_behind (id int)']],
  ['a table', ['create table left_behind (id int)']],
  ['a column', ['alter table members add column left_behind int']],
  ['a constraint that is gone', ['alter table members alter column first_name drop not null']],
  ['what the planner knows', [addMember, 'analyze members']],
  ['an unfinished transaction', ['begin', addMember]],
])('isolates tests from each other: %s', async (_what, statements) => {
  await run(...statements);

  expect(await look()).toEqual(untouched);
  expect(untouched).toMatchObject({ member: [{ id: 1 }], members: [{ count: 1 }] });
});
