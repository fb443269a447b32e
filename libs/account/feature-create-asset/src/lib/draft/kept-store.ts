import type { AssetImage } from '@yoodee/api-contract';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Edits } from './draft-state.ts';

/** A draft's answers that the API has not acknowledged. */
export interface KeptEdits {
  edits: Edits;
  /** What the API held in the edited fields when the member began to change them. */
  base: Edits;
  /** Idempotency key of a draft that has no id yet. */
  creationKey?: string;
}

/** A picture that still waits to be uploaded. */
export interface KeptPhoto {
  /** Idempotency key of its upload. */
  key: string;
  assetId: number;
  kind: AssetImage['kind'];
  file: File;
  /** Place in the order in which the member chose files. */
  sequence: number;
}

interface Values {
  edits: KeptEdits;
  photos: KeptPhoto;
}

interface Schema extends DBSchema {
  edits: { key: string; value: KeptEdits };
  photos: { key: string; value: KeptPhoto };
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
    // Safari drops the connections of a tab in the background.
    terminated: forgetDatabase,
  });
};

/** One connection for the tab. One that failed or was lost is not held on to: the next use tries anew. */
const connect = () => {
  database ??= openDatabase().catch((error: unknown) => {
    forgetDatabase();
    throw error;
  });
  return database;
};

/** What the browser has not kept yet, or never will: kept for as long as the tab lives. */
const inMemory = { edits: new Map<string, KeptEdits>(), photos: new Map<string, KeptPhoto>() };

/** Null where the browser has no database, refuses it (private windows), or its disk is full. */
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
 * This browser's own copy of what is not safe at the API yet: survives a reload and a crash. Never throws: a browser
 * that refuses to keep anything only forgets when the tab is closed. What is asked for last holds, whichever of two
 * writes the database ends first.
 */
export const keptStore = <Name extends keyof Values>(name: Name) => {
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
    /** The keys that begin so. */
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
