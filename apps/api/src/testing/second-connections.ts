import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../db/database.ts';

/** The connection of the current transaction. */
interface HeldConnection {
  isTaken: boolean;
  isReturned: boolean;
}

const held = new AsyncLocalStorage<HeldConnection>();

/**
 * Refuses work within a transaction a second connection, on both engines. The embedded engine has only one: the
 * transaction would wait for itself. Closing the database throws as well, in case the refusal was caught.
 */
export const refuseSecondConnections = (database: Database): Database => {
  const { pool, db } = database;
  const refused: Error[] = [];
  /** Null if the current work may take a connection. */
  const refusal = (): Error | null => {
    const own = held.getStore();
    if (!own || own.isReturned) return null;
    if (!own.isTaken) {
      own.isTaken = true;
      return null;
    }
    const error = new Error('Within a transaction, use its connection: the embedded engine has no second one');
    refused.push(error);
    return error;
  };

  const connect = pool.connect.bind(pool) as (callback?: Parameters<typeof pool.connect>[0]) => unknown;
  pool.connect = ((callback?: Parameters<typeof pool.connect>[0]) => {
    const error = refusal();
    if (!error) return connect(callback);
    return callback ? callback(error, undefined, () => undefined) : Promise.reject(error);
  }) as typeof pool.connect;

  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const outer = held.getStore();
    if (outer?.isTaken && !outer.isReturned) return transaction(work, config);
    const own: HeldConnection = { isTaken: false, isReturned: false };
    try {
      return await held.run(own, () => transaction(work, config));
    } finally {
      own.isReturned = true;
    }
  };

  return {
    ...database,
    async close() {
      await database.close();
      if (refused.length > 0) throw new AggregateError(refused, refused[0]!.stack);
    },
  };
};
