import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database.ts';
import { vacuumDueTables } from './maintenance.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  await database.pool.query('create table busy (id int primary key)');
  await database.pool.query('create table quiet (id int primary key)');
});
afterAll(() => database.close());

const fill = (table: string, rows: number) =>
  database.pool.query(`insert into ${table} select generate_series(1, ${rows})`);
const tidied = async () => {
  const { rows } = await database.pool.query<{ relname: string; n_dead_tup: number }>(
    'select relname, n_dead_tup from pg_stat_user_tables where last_vacuum is not null order by relname',
  );
  return rows.map(({ relname, n_dead_tup }) => [relname, n_dead_tup]);
};
const planned = async (table: string) => {
  const { rows } = await database.pool.query<{ rows: number }>(
    `select reltuples as rows from pg_class where relname = $1`,
    [table],
  );
  return rows[0]!.rows;
};

it('vacuums and analyses tables with many changes, and no others', async () => {
  await fill('busy', 1_000);
  await fill('quiet', 40);

  await vacuumDueTables(database);
  expect(await planned('busy')).toBe(1_000);
  expect(await tidied()).toEqual([['busy', 0]]);

  await database.pool.query('delete from busy where id <= 500');
  await vacuumDueTables(database);
  expect(await planned('busy')).toBe(500);
  expect(await tidied()).toEqual([['busy', 0]]);
});
