import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { migrateDatabase, migrationLock, type Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ timeouts: { connectionMs: 2_000, statementMs: 300 } });
});
afterAll(() => database.close());

it('a replica waits for another replica’s migration, longer than the statement timeout', async () => {
  const other = await database.pool.connect();
  await other.query('set statement_timeout = 0');
  await other.query('select pg_advisory_lock($1)', [migrationLock]);

  const migrated = migrateDatabase(database).then(() => 'migrated');
  await other.query({ text: 'select pg_sleep(1)', query_timeout: 5_000 } as object & { text: string });
  await expect(Promise.race([migrated, Promise.resolve('waiting')])).resolves.toBe('waiting');
  await other.query('select pg_advisory_unlock($1)', [migrationLock]);

  await expect(migrated).resolves.toBe('migrated');
  other.release();
});
