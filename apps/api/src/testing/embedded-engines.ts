import pg from 'pg';
import { startEmbedded, type EmbeddedServer } from '../db/embedded/embedded.ts';

/** The initial state of the embedded engines of a run. */
export interface EmbeddedOrigin {
  /** A folder of the run; its remains are deleted with it. */
  folder: string;
  snapshot: string;
  /** Rows that migrations have written, as JSON by table. */
  rows: Record<string, string>;
  state: string;
}

/**
 * State that truncating tables does not reset: definitions, sequences, planner statistics. System objects have smaller
 * numbers.
 */
const stateQuery = `
  select md5(string_agg(line, e'\\n' order by line)) as state from (
    select concat_ws(' ', 'class', oid, relname, relnamespace, relkind, relowner, relpersistence, relpages, reltuples,
      relhasindex, relchecks, relhastriggers, relhasrules, relrowsecurity, relacl, reloptions)
      from pg_class where oid >= 16384
    union all select 'attribute' || x from pg_attribute x where attrelid >= 16384
    union all select 'default' || x from pg_attrdef x
    union all select 'constraint' || x from pg_constraint x where oid >= 16384
    union all select 'index' || x from pg_index x where indexrelid >= 16384
    union all select 'trigger' || x from pg_trigger x
    union all select 'statistic' || starelid from pg_statistic where starelid >= 16384
    union all select 'function' || x from pg_proc x where oid >= 16384
    union all select 'type' || x from pg_type x where oid >= 16384
    union all select 'schema' || x from pg_namespace x
    union all select 'extension' || x from pg_extension x
    union all select 'role' || x from pg_authid x
    union all select 'setting' || x from pg_db_role_setting x
    union all select 'sequence' || x from pg_sequences x where schemaname = 'public'
    union all select 'migration' || x from drizzle.__drizzle_migrations x
  ) as lines (line)`;

/** Runs `work` on a separate connection that waits for the engine's current work. */
const onEngine = async <Result>(
  { socketDir }: EmbeddedServer,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ host: socketDir, port: 5432, database: 'postgres', user: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const readState = async (client: pg.Client) => (await client.query<{ state: string }>(stateQuery)).rows[0]!.state;

const tables = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
};

/** The state of a migrated engine, to which `takeEngine` returns. */
export const describeOrigin = (engine: EmbeddedServer): Promise<Pick<EmbeddedOrigin, 'rows' | 'state'>> =>
  onEngine(engine, async (client) => {
    const rows: Record<string, string> = {};
    for (const table of await tables(client)) {
      const written = await client.query<{ json: string | null }>(`select json_agg(x)::text as json from ${table} x`);
      if (written.rows[0]!.json !== null) rows[table] = written.rows[0]!.json;
    }
    return { rows, state: await readState(client) };
  });

/** Resets a used engine to its origin; false when something other than rows has changed. */
const resetEngine = (engine: EmbeddedServer, origin: EmbeddedOrigin): Promise<boolean> =>
  onEngine(engine, async (client) => {
    // Settings, prepared statements, locks and temporary tables: all connections share one session.
    await client.query('discard all');
    await client.query(`truncate ${(await tables(client)).join(', ')} restart identity cascade`);
    // As after creation: the planner does not know an index that was emptied.
    await client.query(`update pg_class set relpages = 1, reltuples = 0 where oid >= 16384 and relkind = 'i'`);
    for (const [table, json] of Object.entries(origin.rows))
      await client.query(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
        [json],
      );
    await client.query('select pg_stat_reset()');
    return (await readState(client)) === origin.state;
  });

const emptied: EmbeddedServer[] = [];

/**
 * An engine in the state after migrations. Starting one takes ten times as long as truncating its tables, so a closed
 * engine is reused for the next test file of this process, unless the file changed more than rows.
 */
export const takeEngine = async (origin: EmbeddedOrigin): Promise<EmbeddedServer> => {
  const engine = emptied.pop() ?? (await startEmbedded({ snapshot: origin.snapshot, socketsIn: origin.folder }));
  return {
    ...engine,
    async close() {
      if (await resetEngine(engine, origin).catch(() => false)) emptied.push(engine);
      else await engine.close();
    },
  };
};
