import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { migrateDatabase, type Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('runs migrations again without effect', async () => {
  await Promise.all([migrateDatabase(database), migrateDatabase(database)]);

  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*) from members`);
  expect(rows).toEqual([{ count: 0 }]);
});

it('rolls a failed transaction back whole while others go on', async () => {
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
