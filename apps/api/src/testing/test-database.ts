import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../db/database.ts';
import { takeEngine } from './embedded-engines.ts';
import { refuseSecondConnections } from './second-connections.ts';

/**
 * A fresh, migrated database for one test file, on the engine of this run; the caller closes it. Closing it throws
 * when a transaction asked for a second connection. `through` replaces the address of a PostgreSQL server, e.g. by a
 * proxy.
 */
export const openTestDatabase = async ({
  through,
  ...options
}: Pick<DatabaseOptions, 'timeouts'> & { through?: { port: number } } = {}): Promise<Database> => {
  const origin = inject('origin');
  if (origin.engine === 'embedded')
    return refuseSecondConnections(await openDatabase({ engine: await takeEngine(origin), ...options }));
  const name = `yoodee_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: origin.url });
  await admin.connect();
  // Copying the files takes a fifth of the default, which writes each page to the log.
  await admin.query(`create database ${name} template ${origin.template} strategy file_copy`);
  const url = new URL(origin.url);
  url.pathname = `/${name}`;
  if (through) Object.assign(url, { hostname: '127.0.0.1', port: String(through.port) });
  const database = await openDatabase({ url: url.href, maxConnections: 10, ...options });
  return refuseSecondConnections({
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  });
};
