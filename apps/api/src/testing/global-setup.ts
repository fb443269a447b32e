import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { describeOrigin, type EmbeddedOrigin } from './embedded-engines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated origin that each test file's database is copied from. */
    origin: ({ engine: 'embedded' } & EmbeddedOrigin) | { engine: 'postgres'; url: string; template: string };
  }
}

const prepareEmbedded = async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'yoodee-test-'));
  const server = await startEmbedded({});
  const address = { host: server.socketDir, port: 5432, database: 'postgres', user: 'postgres' };
  await migrateDatabase({ createSession: () => new pg.Client(address) });
  const description = await describeOrigin(server);
  const snapshot = join(folder, 'snapshot.tar');
  // Decompressed once here, which saves each engine a third of its start.
  await writeFile(snapshot, gunzipSync(await server.dump()));
  await server.close();
  project.provide('origin', { engine: 'embedded', folder, snapshot, ...description });
  return () => rm(folder, { recursive: true, force: true });
};

const preparePostgres = async (project: TestProject, url: string) => {
  const template = `yoodee_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const database = await openDatabase({ url: templateUrl.href });
  await migrateDatabase(database);
  await database.close();
  project.provide('origin', { engine: 'postgres', url, template });
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
  };
};

/** Migrates once for the complete run: on PostgreSQL when `TEST_DATABASE_URL` is set, else on the embedded engine. */
export default (project: TestProject) => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? preparePostgres(project, url) : prepareEmbedded(project);
};
