import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readContentVersion } from './content-version.ts';
import type { Database, Db } from './database.ts';
import { countRead } from './database.metrics.ts';
import * as schema from './schema.ts';
import { shareRuns } from './share-runs.ts';

/** How long a database that did not respond is skipped, so that not every read waits for it. */
const restMs = 1_000;

interface Clock {
  now(): number;
}

type Source = Pick<Database, 'db' | 'pool'>;

/** The content version of a database; null if it cannot be read, or is skipped after a failure. */
const versionReader = ({ db }: Source, clock: Clock) => {
  let restsUntil = 0;
  return async (): Promise<number | null> => {
    if (clock.now() < restsUntil) return null;
    try {
      return (await readContentVersion(db)).version;
    } catch {
      restsUntil = clock.now() + restMs;
      return null;
    }
  };
};

/**
 * Chooses the database of each read: the replica when it has caught up with the primary, else the primary. Reads are
 * therefore monotonic: nobody sees an older state than before. While the primary is unreachable, the replica is read as
 * long as it includes all changes that this process has seen.
 */
const createChoice = ({ primary, replica }: { primary: Source; replica: Source }, clock: Clock) => {
  const readPrimary = versionReader(primary, clock);
  const readReplica = versionReader(replica, clock);
  let seen = 0;
  return shareRuns(async (): Promise<'primary' | 'replica'> => {
    const [main, copy] = await Promise.all([readPrimary(), readReplica()]);
    seen = Math.max(seen, main ?? 0);
    return copy !== null && copy >= (main ?? seen) ? 'replica' : 'primary';
  });
};

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool without own connections, which borrows each from another pool. */
class ChoosingPool extends pg.Pool {
  readonly #choose: () => Promise<pg.Pool>;

  constructor(choose: () => Promise<pg.Pool>) {
    super();
    this.#choose = choose;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.#choose().then((pool) => pool.connect());
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }
}

/** Public reads from a replica that may lag behind. The caller closes both databases. */
export const openCurrentReads = (
  { primary, replica }: { primary: Source; replica: Source },
  clock: Clock = performance,
): Db => {
  const choose = createChoice({ primary, replica }, clock);
  const pool = new ChoosingPool(async () => {
    const database = await choose();
    countRead(database);
    return database === 'primary' ? primary.pool : replica.pool;
  });
  return drizzle(pool, { schema });
};
