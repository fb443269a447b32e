import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from './test-database.ts';

const select = sql`select 1 as one`;

it.each<[string, (database: Database) => Promise<unknown>]>([
  ['a statement of the pool', ({ db }) => db.execute(select)],
  ['a statement after a pause', ({ db }) => new Promise(setImmediate).then(() => db.execute(select))],
  ['a transaction of its own', ({ db }) => db.transaction((tx) => tx.execute(select))],
  ['a connection', ({ pool }) => pool.connect()],
])('refuses %s within a transaction, and fails the file', async (_what, work) => {
  const database = await openTestDatabase();

  await database.db.transaction(async (tx) => {
    await expect(work(database)).rejects.toThrow();
    await tx.execute(select);
  });

  await expect(database.close()).rejects.toThrow('Within a transaction, use its connection');
});

it('permits transactions beside each other, savepoints, and statements after a transaction', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  let later: (() => Promise<unknown>) | undefined;

  await Promise.all(
    [1, 2].map(() =>
      database.db.transaction(async (tx) => {
        await tx.transaction((nested) => nested.execute(select));
        // Work that a transaction has started may continue after it.
        later = () => database.db.execute(select);
      }),
    ),
  );

  await expect(later!()).resolves.toMatchObject({ rows: [{ one: 1 }] });
});
