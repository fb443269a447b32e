import pg from 'pg';
import { measureStatement } from './database.metrics.ts';
import type { ServerFinder } from './server-finder.ts';
import type { ServerAddress } from './server-url.ts';

/** Options of a connection beyond those of the driver. */
export interface ClientOptions extends pg.ClientConfig {
  /** Chooses among several servers. Without it the address is that of the options. */
  servers?: ServerFinder;
  /** Refuses a server that does not accept writes. */
  isWritable?: boolean;
  /**
   * Behind a pooler in transaction mode, where the next transaction may get another connection, without its prepared
   * statements.
   */
  isPooled?: boolean;
}

type Connected = (error: Error | null, client?: pg.Client) => void;

/** The state in which PostgreSQL refuses writes (read_only_sql_transaction). */
const refuseReadOnly = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw Object.assign(new Error('The database server does not accept writes'), { code: '25006' });
};

/**
 * A connection that finds its server, measures its statements and records whether one has timed out: then its result
 * may still arrive.
 */
export class DatabaseClient extends pg.Client {
  hasTimedOut = false;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions = {}) {
    super(options);
    this.#options = options;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | void {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      () => callback(null, this),
      (error: Error) => callback(error),
    );
  }

  async #connect(): Promise<pg.Client> {
    const { servers, isWritable = false } = this.#options;
    const address = servers ? await servers.find() : null;
    if (address) Object.assign(this, address);
    const forget = () => address && servers?.forget(address);
    this.on('error', forget);
    try {
      await super.connect();
      if (isWritable) await refuseReadOnly(this);
      return this;
    } catch (error) {
      forget();
      void this.end().catch(() => undefined);
      throw error;
    }
  }

  override query(...args: [never, ...never[]]): never {
    const endMeasurement = measureStatement();
    const end = (error?: Error | null) => {
      endMeasurement(error);
      this.hasTimedOut ||= error?.message === 'Query read timeout';
    };
    const [statement, ...rest] = args as [unknown, ...never[]];
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
    const sent = (this.#options.isPooled && isNamed ? { ...statement, name: undefined } : statement) as never;
    // The pool passes a callback with a single statement, a transaction awaits a promise.
    const callback: unknown = rest.at(-1);
    if (typeof callback === 'function') {
      const wrapped = (error: Error | null, result: unknown) => {
        end(error);
        callback(error, result);
      };
      return super.query(sent, ...rest.slice(0, -1), wrapped as never) as never;
    }
    const result: unknown = super.query(sent, ...rest);
    if (result instanceof Promise) result.then(() => end(), end);
    return result as never;
  }
}

/** Checks whether a server can be used, over a separate connection that is closed afterwards. */
export const probeServer =
  (options: ClientOptions) =>
  async (address: ServerAddress): Promise<void> => {
    const { servers: _all, ...own } = options;
    const client = new DatabaseClient(own);
    Object.assign(client, address);
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  };
