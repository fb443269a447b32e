import type { AssetImage } from '@yoodee/api-contract/images';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Edits } from './draft-state.ts';

/** Edits of a draft that the API has not confirmed. */
export interface UnsavedEdits {
  edits: Edits;
  /** The stored values of the edited fields when the member began to edit them. */
  base: Edits;
  /** Idempotency key of a draft that has no id yet. */
  creationKey?: string;
}

/** A picture that is waiting for upload. */
export interface StoredPhoto {
  /** Idempotency key of its upload. */
  key: string;
  assetId: number;
  kind: AssetImage['kind'];
  file: File;
  /** Position in the order in which the member chose the files. */
  sequence: number;
  /** How often this browser has begun to convert a HEIC file. */
  attempts?: number;
}

interface Values {
  edits: UnsavedEdits;
  photos: StoredPhoto;
}

interface Schema extends DBSchema {
  edits: { key: string; value: UnsavedEdits };
  photos: { key: string; value: StoredPhoto };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

const forgetDatabase = () => {
  database = null;
};

const openDatabase = async () => {
  const { openDB } = await import('idb');
  return openDB<Schema>('yoodee-create-asset', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('edits');
      fresh.createObjectStore('photos');
    },
    // Safari closes the connections of background tabs.
    terminated: forgetDatabase,
  });
};

/** One connection per tab. After a failed or lost connection the next use connects again. */
const connect = () => {
  database ??= openDatabase().catch((error: unknown) => {
    forgetDatabase();
    throw error;
  });
  return database;
};

/** Values that are not in the database yet, or cannot be stored there. They are lost when the tab closes. */
const inMemory = { edits: new Map<string, UnsavedEdits>(), photos: new Map<string, StoredPhoto>() };

/** Null if the browser has no database, denies access (private windows), or the disk is full. */
const inDatabase = async <Result>(work: (opened: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | null> => {
  if (typeof indexedDB === 'undefined') return null;
  try {
    return await work(await connect());
  } catch {
    return null;
  }
};

const done = true;

/**
 * Browser storage for data that the API has not stored yet. It survives reloads and crashes. It never throws: without a
 * database, values stay in memory until the tab closes. The latest write wins, whichever write the database finishes
 * first.
 */
export const localStore = <Name extends keyof Values>(name: Name) => {
  const memory = inMemory[name] as Map<string, Values[Name]>;
  return {
    async get(key: string): Promise<Values[Name] | undefined> {
      return (
        memory.get(key) ?? ((await inDatabase((opened) => opened.get(name, key))) as Values[Name] | null) ?? undefined
      );
    },
    async all(): Promise<Values[Name][]> {
      const stored = await inDatabase(async (opened) => {
        const [keys, values] = await Promise.all([opened.getAllKeys(name), opened.getAll(name)]);
        return keys.map((key, place) => [key, values[place] as Values[Name]] as const);
      });
      return [...new Map([...(stored ?? []), ...memory]).values()];
    },
    /** All keys with the prefix `start`. */
    async keysFrom(start: string): Promise<string[]> {
      const stored = await inDatabase((opened) => opened.getAllKeys(name));
      return [...new Set([...(stored ?? []), ...memory.keys()])].filter((key) => key.startsWith(start));
    },
    async set(key: string, value: Values[Name]): Promise<void> {
      memory.set(key, value);
      const isKept = await inDatabase(async (opened) => {
        await opened.put(name, value as never, key);
        return done;
      });
      if (isKept && memory.get(key) === value) memory.delete(key);
    },
    async remove(key: string): Promise<void> {
      memory.delete(key);
      await inDatabase((opened) => opened.delete(name, key));
    },
  };
};
