import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrateDatabase, openDatabase, withoutTimeouts, type Database, type Db } from '../../db/database.ts';
import { members, operations, rateWindows } from '../../db/schema.ts';
import { seedDemo } from '../../seed/seed.ts';
import { insertMember } from '../../testing/listed-assets.ts';
import { listRelations, readContents } from './copy-rows.ts';
import { compareContents } from './move-database.ts';
import { moveSite } from './move-site.ts';

const origin = inject('origin');

it('names the first table that a copy has differently', () => {
  const contents = (rows: number, counter: string) => ({
    rows: { assets: rows },
    sequences: { assets_id_seq: counter },
  });

  expect(() => compareContents(contents(2, '2,true'), contents(2, '2,true'))).not.toThrow();
  expect(() => compareContents(contents(2, '2,true'), contents(1, '2,true'))).toThrow('rows of assets: 2 became 1');
  expect(() => compareContents(contents(2, '2,true'), contents(2, '1,false'))).toThrow('sequences of assets_id_seq');
});

it.each(['', 'nonsense', 'mysql://a/b', 'http://a/b', '/var/lib/postgres'])('refuses the URL "%s"', async (url) => {
  const env = { DATABASE_URL: undefined, DATA_DIR: '/nowhere', STORAGE: 'disk', S3_BUCKET: undefined } as const;
  const asked = { command: 'move to-server', values: { url }, actor: 'somchai', note: null, isDryRun: false };

  await expect(moveSite(env, asked)).rejects.toThrow('Wrong value for <url>');
});

describe.runIf(origin.engine === 'postgres')('a site', { tags: ['slow'] }, () => {
  const name = `yoodee_move_${process.pid}`;
  let root: string;
  let admin: pg.Client;
  let url: string;
  let before: Awaited<ReturnType<typeof fingerprintOf>>;
  beforeAll(async () => {
    if (origin.engine !== 'postgres') return;
    root = await mkdtemp(join(tmpdir(), 'yoodee-move-'));
    admin = new pg.Client({ connectionString: origin.url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const target = new URL(origin.url);
    target.pathname = `/${name}`;
    url = target.href;
    const embedded = await openDatabase({ dataDir: folder('first') });
    await migrateDatabase(embedded);
    await withoutTimeouts(embedded, (db) => seedDemo(db, 30));
    await withoutTimeouts(embedded, writeUnusualValues);
    before = await fingerprintOf(embedded);
    await embedded.close();
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await rm(root, { recursive: true });
  });

  const folder = (part: string) => join(root, part);
  const move = (to: 'to-server' | 'to-embedded', part: string, { isDryRun = false, at = url } = {}) =>
    moveSite(
      { DATABASE_URL: undefined, DATA_DIR: folder(part), STORAGE: 'disk', S3_BUCKET: undefined },
      { command: `move ${to}`, values: { url: at }, actor: 'somchai', note: null, isDryRun },
    );

  /** Rows with values that a naive copy would change. */
  const writeUnusualValues = async (db: Db) => {
    await insertMember(db, {
      first_name: `"'\\ \u{1f3e0} {NULL,"a"}\n\t`,
      last_name: '',
      bio_th: null,
      bio_en: 'NULL',
      muted_notifications: ['a"b', ''] as never,
      created_at: new Date('1999-12-31T23:59:59.999Z'),
    });
    await db.execute(sql`update members set notification_choices = '{"a": 1.50, "b": null, "c": "\\u0e01"}'`);
    await db.insert(rateWindows).values({ bucket: 'x', starts_at: sql`now()`, ends_at: sql`'infinity'`, count: 1 });
  };

  /** A hash of each table's rows as text, and the state of the sequences. */
  const fingerprintOf = async (database: Database) =>
    withoutTimeouts(database, async (db) => {
      const hashes: Record<string, unknown> = {};
      for (const table of await listRelations(db, 'r')) {
        if (table === 'operations') continue;
        const { rows } = await db.execute(
          sql`select md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${sql.identifier(table)} t`,
        );
        hashes[table] = rows[0]!.hash;
      }
      const { rows } = await db.execute(
        sql`select conname, pg_get_constraintdef(oid) from pg_constraint where contype <> 'n' and connamespace = 'public'::regnamespace
            union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
      );
      const { operations_id_seq: _audited, ...sequences } = (await readContents(db)).sequences;
      return { hashes, sequences, constraints: rows };
    });
  const fingerprintAt = async (options: { url: string } | { dataDir: string }) => {
    const database = await openDatabase(options);
    return fingerprintOf(database).finally(() => database.close());
  };

  it('is not moved in a dry run, which says what would be copied', async () => {
    expect(await move('to-server', 'first', { isDryRun: true })).toEqual([
      expect.stringMatching(/^\d+ rows of \d+ tables, and \d+ counters would be copied\.$/),
      expect.stringContaining('first/images'),
    ]);
    const database = await openDatabase({ url });
    expect(await listRelations(database.db, 'r').finally(() => database.close())).toEqual([]);
  });

  it('moves to a server with every row and counter', async () => {
    await move('to-server', 'first');

    expect(await fingerprintAt({ url })).toEqual(before);
  });

  it('moves back with every row and counter', async () => {
    await mkdir(folder('second'));
    await move('to-embedded', 'second');
    expect(await fingerprintAt({ dataDir: folder('second') })).toEqual(before);
    expect(await readdir(folder('second'))).toEqual(['postgres']);
  });

  it('continues after the move: a new row has the next id, and foreign keys hold', async () => {
    const database = await openDatabase({ url });
    try {
      const { db } = database;
      const { rows } = await db.execute<{ last: number }>(sql`select max(id) as last from members`);
      expect(await insertMember(db)).toBe(rows[0]!.last + 1);
      await expect(db.execute(sql`update assets set owner_id = 999999999`)).rejects.toThrow();
      const audited = await db.select().from(operations);
      expect(audited.map(({ command, input }) => [command, input])).toEqual([['move to-server', {}]]);
    } finally {
      await database.close();
    }
  });

  it('is refused where something is already', async () => {
    await expect(move('to-server', 'first')).rejects.toThrow(/is not empty: \w+/);
    await expect(move('to-embedded', 'second')).rejects.toThrow('is there already');
    await expect(move('to-server', 'nothing')).rejects.toThrow('no embedded database');
    const other = `${name}_other`;
    await admin.query(`create database ${other}`);
    const at = url.replace(name, other);
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    await client.query('create table wordpress (id int)');
    await client.end();
    await expect(move('to-server', 'first', { at })).rejects.toThrow('tables of something else: wordpress');
    await admin.query(`drop database ${other} with (force)`);
  });

  it('is refused while its server is in use, and where there is no server', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await expect(move('to-embedded', 'third')).rejects.toThrow('1 other connections');
    await client.end();

    await expect(move('to-server', 'first', { at: 'postgres://127.0.0.1:9/x' })).rejects.toThrow('cannot be reached');
    expect(await readdir(folder('third')).catch(() => [])).not.toContain('postgres');
  });

  it('leaves an empty server empty when the copy fails', async () => {
    const failing = `${name}_failing`;
    await admin.query(`create database ${failing}`);
    const at = url.replace(name, failing);
    const database = await openDatabase({ url: at });
    await migrateDatabase(database);
    await database.db.execute(sql`alter table members add constraint nobody check (id < 0)`);
    await database.close();

    await expect(move('to-server', 'first', { at })).rejects.toThrow();

    const again = await openDatabase({ url: at });
    expect(await again.db.$count(members)).toBe(0);
    await again.db.execute(sql`alter table members drop constraint nobody`);
    await again.close();
    expect((await move('to-server', 'first', { at }))[0]).toContain('are copied and compared');
    await admin.query(`drop database ${failing} with (force)`);
  });
});
