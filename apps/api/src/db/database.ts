import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { embeddedConnections, startEmbedded, type EmbeddedServer } from './embedded/embedded.ts';
import * as schema from './schema.ts';

/** Drizzle over a pool, or over the one connection of a transaction: query modules take either. */
export type Db = NodePgDatabase<typeof schema>;

export interface Database {
  engine: 'embedded' | 'postgres';
  db: Db;
  pool: pg.Pool;
  /** The data directory as a gzipped tar; null on PostgreSQL. */
  dump: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL connection URL; absent: the embedded engine. */
  url?: string | undefined;
  /** Where the embedded engine keeps its files; absent: in memory. */
  dataDir?: string | undefined;
  snapshot?: string | undefined;
  /** An embedded engine that runs already; it is closed with the database. */
  engine?: EmbeddedServer;
  maxConnections?: number | undefined;
  patience?: Patience;
}

/** What is not there within these times is given up: the member gets 503, not a hanging page. */
export interface Patience {
  /** For a connection. */
  connectionMs: number;
  statementMs: number;
}

const usualPatience: Patience = { connectionMs: 2_000, statementMs: 8_000 };

/** Who may wait for a connection at the same time. */
const mostWaiting = 150;

/**
 * Ends the queue for connections: who comes on top of it is refused at once, as PostgreSQL refuses one connection too
 * many. Without an end, a slow database would gather every call of two seconds, those included that need none of it.
 */
const boundQueue = (pool: pg.Pool): pg.Pool => {
  const connect = pool.connect.bind(pool) as (done?: (error: Error) => void) => Promise<pg.PoolClient>;
  const bounded = (done?: (error: Error) => void) => {
    if (pool.waitingCount < mostWaiting) return connect(done);
    const error = Object.assign(new Error('Too many wait for a connection'), { code: '53300' });
    return done ? done(error) : Promise.reject(error);
  };
  pool.connect = bounded as pg.Pool['connect'];
  return pool;
};

// Counts and ids are far below 2^53; as numbers they need no conversion anywhere else.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens the database that the settings name. The caller migrates and closes it. */
export const openDatabase = async ({
  url,
  dataDir,
  snapshot,
  engine,
  maxConnections = 20,
  patience = usualPatience,
}: DatabaseOptions): Promise<Database> => {
  const embedded =
    url === undefined
      ? (engine ??
        (await startEmbedded({
          ...(dataDir !== undefined && { dataDir }),
          ...(snapshot !== undefined && { snapshot }),
        })))
      : null;
  const pool = boundQueue(
    new pg.Pool({
      ...(embedded
        ? { host: embedded.socketDir, port: 5432, database: 'postgres', user: 'postgres', max: embeddedConnections }
        : { connectionString: url, max: maxConnections }),
      connectionTimeoutMillis: patience.connectionMs,
      query_timeout: patience.statementMs,
      // PostgreSQL stops the statement itself; PGlite cannot be interrupted, there only the waiting ends.
      ...(!embedded && { statement_timeout: patience.statementMs }),
      // PGlite has one session for all connections there ever were: what the one before prepared is still there.
      ...(embedded && { onConnect: async (client: pg.ClientBase) => void (await client.query('deallocate all')) }),
    }),
  );
  // An idle connection may break at any time; the pool replaces it, and the next query tells if that fails too.
  pool.on('error', () => undefined);
  // A transaction gives its connection back whatever has happened to it. One that still owes the answer to a statement
  // would make the next callers wait in vain, until the last of their patience.
  pool.on('release', (_error, client) => {
    if ((client as { _activeQuery?: object | null })._activeQuery) void client.end().catch(() => undefined);
  });
  return {
    engine: embedded ? 'embedded' : 'postgres',
    db: drizzle(pool, { schema }),
    pool,
    dump: embedded && (() => embedded.dump()),
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
};

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that nothing else locks with. */
export const migrationLock = 4_200_001;

/**
 * Work at a start that nobody waits for, on a connection of its own: its statements may take as long as they need. Never
 * beside other work, because the embedded engine serves one connection well.
 */
export const patiently = async <Result>({ pool }: Database, work: (db: Db) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ ...pool.options, query_timeout: 0, statement_timeout: 0 });
  await client.connect();
  try {
    return await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
};

/**
 * Brings the schema up to date, once: replicas that start together wait for the one that holds the advisory lock, however
 * long its work takes. A failed migration's lock ends with its connection.
 */
export const migrateDatabase = (database: Database): Promise<void> =>
  patiently(database, async (db) => {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  });
