import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { FastifyBaseLogger } from 'fastify';
import { createAssetIndex, snapshotDefinition, type AssetIndex, type IndexPart } from '@yoodee/server-search-index';
import type { Db } from '../../../db/database.ts';
import {
  claimSnapshot,
  completeSnapshot,
  readSnapshot,
  releaseSnapshot,
  type StoredPart,
} from './index-snapshot.queries.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** The state of an index at a content version. */
export interface SavedIndex {
  version: number;
  parts: Iterable<IndexPart>;
}

/** Saved search indexes, from which a process starts instead of reading every row. */
export interface IndexSnapshots {
  /** The last snapshot; null if there is none that this process can use. The database must respond. */
  restore(): Promise<{ index: AssetIndex; version: number } | null>;
  /** Writes a snapshot if it is due and no other process writes one. Resolves to whether it did. */
  writeIfDue(save: () => Promise<SavedIndex>): Promise<boolean>;
}

/** How many parts, of a few megabytes each, are read at the same time, because a bucket may have a high latency. */
const readTogether = 8;

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

/**
 * Snapshots in a store, named by a row of the database. Parts are written between requests, alternating between two
 * slots, so that a process can read the last snapshot while another writes the next. A snapshot is ignored unless its
 * digests match the row and its definition matches the program: it may be missing, incomplete, edited, of another
 * version of the program, or of a database that was restored to an earlier time.
 */
export const createIndexSnapshots = ({
  db,
  readDb,
  store,
  logger,
}: {
  db: Db;
  /** Where the index reads its rows. */
  readDb: Db;
  store: SnapshotStore;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}): IndexSnapshots => {
  const definition = createHash('sha256').update(snapshotDefinition()).digest('hex');
  /** When the last snapshot was written, if this process could not read it: the next is due at once. */
  let unusable: Date | null = null;

  const readPart = async ({ name, sha256: expected }: StoredPart): Promise<IndexPart> => {
    const bytes = await store.get(name);
    if (!bytes) throw new Error(`${name} is missing`);
    if ((await sha256(Uint8Array.from(bytes))) !== expected) throw new Error(`${name} is not what was written`);
    return deserialize(bytes) as IndexPart;
  };

  const writeParts = async (parts: Iterable<IndexPart>, slot: string): Promise<StoredPart[]> => {
    const written: StoredPart[] = [];
    for (const part of parts) {
      const bytes = Uint8Array.from(serialize(part));
      const name = `${slot}-${written.length}`;
      await store.put(name, bytes);
      written.push({ name, sha256: await sha256(bytes) });
    }
    return written;
  };

  return {
    async restore() {
      const saved = await readSnapshot(readDb);
      if (saved.definition !== definition) return null;
      const index = createAssetIndex();
      try {
        for (let from = 0; from < saved.parts.length; from += readTogether)
          for (const part of await Promise.all(saved.parts.slice(from, from + readTogether).map(readPart)))
            index.restore(part);
      } catch (err) {
        unusable = saved.written_at;
        logger.warn({ err }, 'the snapshot of the search index cannot be used: reading all rows');
        return null;
      }
      return { index, version: saved.content_version };
    },

    async writeIfDue(save) {
      const claim = await claimSnapshot(db, { definition, unusable });
      if (!claim) return false;
      try {
        const { version, parts } = await save();
        const slot = claim.parts[0]?.name.startsWith('a') ? 'b' : 'a';
        const written = await writeParts(parts, slot);
        await completeSnapshot(db, { claim, definition, version, parts: written });
        logger.info({ version, parts: written.length }, 'wrote a snapshot of the search index');
        return true;
      } catch (error) {
        await releaseSnapshot(db, claim);
        throw error;
      }
    },
  };
};
