import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';

/** A fresh, migrated database for one test file, on the engine of this run; the caller closes it. */
export const openTestDatabase = async (): Promise<Database> => {
  const origin = inject('origin');
  if (origin.engine === 'embedded') return openDatabase({ snapshot: origin.snapshot });
  const name = `yoodee_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: origin.url });
  await admin.connect();
  await admin.query(`create database ${name} template ${origin.template}`);
  const url = new URL(origin.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, maxConnections: 10 });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
