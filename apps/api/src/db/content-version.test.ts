import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { bumpContentVersion, readContentVersion } from './content-version.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('grows by one per change and not at all when the change is rolled back', async () => {
  const { version: before } = await readContentVersion(database.db);

  await database.db.transaction((tx) => bumpContentVersion(tx));
  await database.db
    .transaction(async (tx) => {
      await bumpContentVersion(tx);
      throw new Error('on purpose');
    })
    .catch(() => undefined);

  const { version, now } = await readContentVersion(database.db);
  expect(version).toBe(before + 1);
  expect(now).toBeInstanceOf(Date);
});

it('gives concurrent transactions different versions', async () => {
  const versions = await Promise.all(
    Array.from({ length: 8 }, () => database.db.transaction((tx) => bumpContentVersion(tx))),
  );

  expect(new Set(versions).size).toBe(8);
});
