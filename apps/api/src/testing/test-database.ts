import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../db/database.ts';
import { takeEngine } from './embedded-engines.ts';

/**
 * A fresh, migrated database for one test file, on the engine of this run; the caller closes it. `through` replaces the
 * address of a PostgreSQL server, e.g. by a proxy.
 */
export const openTestDatabase = async ({
  through,
  ...options
}: Pick<DatabaseOptions, 'timeouts'> & { through?: { port: number } } = {}): Promise<Database> => {
  const origin = inject('origin');
  if (origin.engine === 'embedded') return openDatabase({ engine: await takeEngine(origin), ...options });
  const name = `yoodee_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: origin.url });
  await admin.connect();
  await admin.query(`create database ${name} template ${origin.template}`);
  const url = new URL(origin.url);
  url.pathname = `/${name}`;
  if (through) Object.assign(url, { hostname: '127.0.0.1', port: String(through.port) });
  const database = await openDatabase({ url: url.href, maxConnections: 10, ...options });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};
