import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { readContentVersion } from './content-version.ts';
import { migrateDatabase, type Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  // A busy machine may be slow; the test only requires that every statement gets its result.
  database = await openTestDatabase({ timeouts: { connectionMs: 60_000, statementMs: 60_000 } });
});
afterAll(() => database.close());

it('runs migrations again without effect', async () => {
  await Promise.all([migrateDatabase(database), migrateDatabase(database)]);

  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*) from members`);
  expect(rows).toEqual([{ count: 0 }]);
});

it('rolls back a failed transaction completely while others continue', async () => {
  const write = (phone: string, fails: boolean) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into members (first_name, last_name, phone) values ('a', 'b', ${phone})`);
      if (fails) throw new Error('on purpose');
    });

  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => write(`+6680000000${i}`, i % 3 === 0)));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*) from members`);
  expect(rows).toEqual([{ count: 8 }]);
});

it('uses prepared statements after a failure has closed a connection', async () => {
  await readContentVersion(database.db);

  await expect(database.pool.query('select nothing_of_the_kind')).rejects.toThrow('nothing_of_the_kind');

  await expect(readContentVersion(database.db)).resolves.toMatchObject({ version: expect.any(Number) });
});

it('returns to each of many parallel statements its own result', async () => {
  const ask = async (n: number) => {
    const { rows } = await database.db.execute<{ n: number }>(sql`select ${n}::int as n`);
    return rows[0]!.n;
  };
  const askWithin = (n: number) =>
    database.db.transaction((tx) => tx.execute<{ n: number }>(sql`select ${n}::int as n`));

  const numbers = Array.from({ length: 50 }, (_, n) => n);
  const [plain, within] = await Promise.all([Promise.all(numbers.map(ask)), Promise.all(numbers.map(askWithin))]);

  expect(plain).toEqual(numbers);
  expect(within.map(({ rows }) => rows[0]!.n)).toEqual(numbers);
});
