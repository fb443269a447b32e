import type { IDBPDatabase, openDB } from 'idb';

const done = true;

export type OpenDatabase = typeof openDB<unknown>;

/** One store of a browser's database. */
export interface BrowserStore<Value> {
  get(key: string): Promise<Value | undefined>;
  all(): Promise<Value[]>;
  /** All keys with the prefix `start`. */
  keysFrom(start: string): Promise<string[]>;
  set(key: string, value: Value): Promise<void>;
  remove(key: string): Promise<void>;
}

/**
 * Browser storage for data that the API has not stored yet. It survives reloads and crashes. It never throws: without a
 * database, values stay in memory until the tab closes. The latest write wins, whichever write the database finishes
 * first. `Values` has the type of each store's values; `open` opens the database, tests give their own.
 */
export const browserStores = <Values extends object>(
  name: string,
  stores: readonly (keyof Values & string)[],
  open: OpenDatabase = async (...given) => (await import('idb')).openDB(...given),
) => {
  let database: Promise<IDBPDatabase> | null = null;
  const forgetDatabase = () => {
    database = null;
  };

  const openDatabase = () =>
    open(name, 1, {
      upgrade(fresh) {
        for (const store of stores) fresh.createObjectStore(store);
      },
      // Another tab removes the database, e.g. because the member signs out there.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forgetDatabase();
      },
      // Safari closes the connections of background tabs.
      terminated: forgetDatabase,
    });

  /** One connection per tab. After a failed or lost connection, the next use reconnects. */
  const connect = () => {
    database ??= openDatabase().catch((error: unknown) => {
      forgetDatabase();
      throw error;
    });
    return database;
  };

  /** Null if the browser has no database, denies access (private windows), or the disk is full. */
  const inDatabase = async <Result>(work: (opened: IDBPDatabase) => Promise<Result>): Promise<Result | null> => {
    if (typeof indexedDB === 'undefined') return null;
    try {
      return await work(await connect());
    } catch {
      return null;
    }
  };

  const storeNamed = <Value>(store: string): BrowserStore<Value> => {
    /** Values that are not in the database yet, or cannot be stored there. They are lost when the tab closes. */
    const memory = new Map<string, Value>();
    return {
      async get(key) {
        return memory.get(key) ?? ((await inDatabase((opened) => opened.get(store, key))) as Value | null) ?? undefined;
      },
      async all() {
        const stored = await inDatabase(async (opened) => {
          const [keys, values] = await Promise.all([opened.getAllKeys(store), opened.getAll(store)]);
          return keys.map((key, place) => [String(key), values[place] as Value] as const);
        });
        return [...new Map([...(stored ?? []), ...memory]).values()];
      },
      async keysFrom(start) {
        const stored = await inDatabase((opened) => opened.getAllKeys(store));
        return [...new Set([...(stored ?? []).map(String), ...memory.keys()])].filter((key) => key.startsWith(start));
      },
      async set(key, value) {
        memory.set(key, value);
        const isKept = await inDatabase(async (opened) => {
          await opened.put(store, value, key);
          return done;
        });
        if (isKept && memory.get(key) === value) memory.delete(key);
      },
      async remove(key) {
        memory.delete(key);
        await inDatabase((opened) => opened.delete(store, key));
      },
    };
  };

  return Object.fromEntries(stores.map((store) => [store, storeNamed(store)])) as {
    [Store in keyof Values]: BrowserStore<Values[Store]>;
  };
};
