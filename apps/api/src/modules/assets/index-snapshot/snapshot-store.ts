import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../../env.ts';
import { bucketOf, type S3Client } from '../../images/s3-client.ts';

/** Where the parts of snapshots are kept. Names are short and safe in paths. */
export interface SnapshotStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such part. */
  get(name: string): Promise<Buffer | null>;
}

/**
 * Files are not synced: an incomplete one after a crash fails the check of its digest. A failed write deletes its part,
 * which would otherwise occupy a full disk for an hour.
 */
const diskStore = (folder: string): SnapshotStore => ({
  async put(name, bytes) {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${name}.unfinished`);
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  },
  async get(name) {
    try {
      return await readFile(join(folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  },
});

const bucketStore = (client: S3Client): SnapshotStore => ({
  async put(name, body) {
    await client.send('PUT', `search-index/${name}`, { body });
  },
  async get(name) {
    const { status, body } = await client.send('GET', `search-index/${name}`);
    return status === 404 ? null : body;
  },
});

/** The bucket where there is one, so that a new machine starts from the snapshot of another; else a folder. */
export const openSnapshotStore = (env: Env, folder: string): SnapshotStore =>
  env.STORAGE === 's3' ? bucketStore(bucketOf(env)) : diskStore(folder);
