import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ timeouts: { connectionMs: 2_000, statementMs: 5_000, idleTransactionMs: 200 } });
});
afterAll(() => database.close());

it('the locks of a transaction are released soon after its client stops responding', async () => {
  const silent = await database.pool.connect();
  await silent.query('begin');
  await silent.query('lock table members in access exclusive mode');

  const { rows } = await database.pool.query<{ count: number }>('select count(*) from members');

  expect(rows).toEqual([{ count: 0 }]);
  await expect(silent.query('commit')).rejects.toThrow();
  silent.release(true);
});
