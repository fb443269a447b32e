import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseClient, probeServer, type ClientOptions } from './database-client.ts';
import { createListen, type Listen } from './listen.ts';
import { embeddedConnections, startEmbedded, type EmbeddedServer } from './embedded/embedded.ts';
import * as schema from './schema.ts';
import { createServerFinder } from './server-finder.ts';
import { parseServerUrl } from './server-url.ts';

/** Drizzle over a pool, or over one transaction's connection. Query modules accept either. */
export type Db = NodePgDatabase<typeof schema>;

export interface Database {
  engine: 'embedded' | 'postgres';
  db: Db;
  pool: pg.Pool;
  /** A connection to the server itself, not yet opened, whose session lasts as long as it. */
  createSession(options?: pg.ClientConfig): pg.Client;
  /** The data directory as a gzipped tar; null on PostgreSQL. */
  dump: (() => Promise<Uint8Array>) | null;
  /** Null on the embedded engine, which has one process. */
  listen: Listen | null;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL connection URL, of one server or several. Without it, the embedded engine. */
  url?: string | undefined;
  /** The servers themselves, where `url` is a pooler in transaction mode. */
  directUrl?: string | undefined;
  /** Data folder of the embedded engine. Without it, in memory. */
  dataDir?: string | undefined;
  snapshot?: string | undefined;
  /** A running embedded engine; it is closed with the database. */
  engine?: EmbeddedServer;
  maxConnections?: number | undefined;
  timeouts?: Timeouts;
}

/** Timeouts. After them the client gets 503 instead of a hanging page. */
export interface Timeouts {
  /** To get a connection. */
  connectionMs: number;
  statementMs: number;
  /**
   * Until PostgreSQL ends a transaction that waits for its client. A machine that is lost without closing its connections
   * would keep the locks of its transactions for hours.
   */
  idleTransactionMs?: number;
}

const defaultTimeouts: Timeouts = { connectionMs: 2_000, statementMs: 8_000 };
const defaultIdleTransactionMs = 15_000;

/** How many callers may wait for a connection at the same time. */
const maxWaiting = 150;

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * Limits the queue for connections: further callers are refused at once, as PostgreSQL refuses connections above its
 * limit. Without a limit, a slow database would queue the requests of two seconds, including those that do not need it.
 */
class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (this.waitingCount < maxWaiting) return callback ? super.connect(callback) : super.connect();
    const error = Object.assign(new Error('Too many wait for a connection'), { code: '53300' });
    if (!callback) return Promise.reject(error);
    callback(error, undefined, () => undefined);
  }
}

// Counts and ids are far below 2^53, so they are safe as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The connection options for the servers of a URL. */
const serverOptions = (url: string, { connectionMs, statementMs }: Timeouts): ClientOptions => {
  const parsed = parseServerUrl(url);
  if (!parsed) throw new Error('Not the URL of a PostgreSQL server');
  const { connectionString, addresses, isWritable } = parsed;
  const options = { connectionString, isWritable, connectionTimeoutMillis: connectionMs, query_timeout: statementMs };
  return addresses.length > 0 ? { ...options, servers: createServerFinder(addresses, probeServer(options)) } : options;
};

/** Opens the database that the settings name. The caller migrates and closes it. */
export const openDatabase = async ({
  url,
  directUrl,
  dataDir,
  snapshot,
  engine,
  maxConnections = 20,
  timeouts = defaultTimeouts,
}: DatabaseOptions): Promise<Database> => {
  const embedded =
    url === undefined
      ? (engine ??
        (await startEmbedded({
          ...(dataDir !== undefined && { dataDir }),
          ...(snapshot !== undefined && { snapshot }),
        })))
      : null;
  const pooled = embedded
    ? {
        host: embedded.socketDir,
        ...{ port: 5432, database: 'postgres', user: 'postgres', max: embeddedConnections },
        connectionTimeoutMillis: timeouts.connectionMs,
        query_timeout: timeouts.statementMs,
      }
    : { ...serverOptions(url!, timeouts), max: maxConnections, isPooled: directUrl !== undefined };
  const direct = directUrl === undefined ? pooled : serverOptions(directUrl, timeouts);
  const pool = new BoundedPool({
    Client: DatabaseClient,
    ...pooled,
    // PostgreSQL cancels the statement itself. PGlite cannot be interrupted; there only the client stops waiting. A pooler
    // does not know the parameters; it has its own.
    ...(!embedded &&
      directUrl === undefined && {
        statement_timeout: timeouts.statementMs,
        idle_in_transaction_session_timeout: timeouts.idleTransactionMs ?? defaultIdleTransactionMs,
      }),
    // PGlite has one session for all connections, so statements that an earlier connection prepared still exist.
    ...(embedded && { onConnect: async (client: pg.ClientBase) => void (await client.query('deallocate all')) }),
  });
  const createSession = (options: pg.ClientConfig = {}): pg.Client => new DatabaseClient({ ...direct, ...options });
  // An idle connection may break at any time. The pool replaces it; if that fails, the next query reports it.
  pool.on('error', () => undefined);
  // A transaction always releases its connection, even while it waits for a result. The next callers would time out on
  // that connection.
  pool.on('release', (_error, client) => {
    if (client instanceof DatabaseClient && client.hasTimedOut) void client.end().catch(() => undefined);
  });
  return {
    engine: embedded ? 'embedded' : 'postgres',
    db: drizzle(pool, { schema }),
    pool,
    createSession,
    dump: embedded && (() => embedded.dump()),
    listen: embedded ? null : createListen(createSession),
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
};

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An arbitrary number that no other advisory lock uses. */
export const migrationLock = 4_200_001;

/** A busy machine may take this long to connect. Failing earlier would end a program that is about to start. */
const startConnectionMs = 30_000;

/**
 * For work at startup: runs on a separate connection without statement timeouts. Do not run it concurrently with other
 * work, because the embedded engine is reliable with one connection only.
 */
export const withoutTimeouts = async <Result>(
  { createSession }: Pick<Database, 'createSession'>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => {
  const client = createSession({ query_timeout: 0, connectionTimeoutMillis: startConnectionMs });
  await client.connect();
  try {
    // The role may have a limit of its own.
    await client.query('set statement_timeout = 0');
    return await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
};

/**
 * Migrates the schema. Replicas that start together wait without a time limit for the one that holds the advisory lock.
 * If a migration fails, its lock ends with its connection.
 */
export const migrateDatabase = (database: Pick<Database, 'createSession'>): Promise<void> =>
  withoutTimeouts(database, async (db) => {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`);
  });
