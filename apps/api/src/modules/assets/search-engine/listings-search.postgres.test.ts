import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe } from 'vitest';
import { now } from '@yoodee/server-search-index/testing';
import type { Database } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { judgeEngine } from './judge-engine.testing.ts';
import {
  combinationsOf,
  createTables,
  dropListings,
  engineSchema,
  listingsOf,
  putListings,
  wordsOf,
} from './listings-table.ts';
import { clusterOfListings, searchListings } from './postgres-engine.ts';

const build = 1;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create schema ${sql.raw(engineSchema)}`);
  await createTables(database.db, build);
});
afterAll(() => database.close());

describe('search on PostgreSQL', () => {
  judgeEngine(() => {
    const { db } = database;
    const moment = { db, build, now };
    return {
      async empty() {
        await db.execute(sql`truncate ${listingsOf(build)}, ${wordsOf(build)}, ${combinationsOf(build)}`);
      },
      put: (rows) => putListings(db, build, rows),
      drop: (assetIds) => dropListings(db, build, assetIds),
      search: (query) => searchListings(moment, query),
      cluster: (query) => clusterOfListings(moment, query),
    };
  });
});
