import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockData } from '@yoodee/server-data-lock';
import { migrateDatabase, openDatabase } from '../db/database.ts';
import { imageKeyPattern, type ImageStore } from '../modules/images/image-store.ts';
import { OperationError, type Lines, type OperationContext } from './operation.ts';

/** Written last: a folder without it is not a complete export. */
const Manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  pictures: z.int(),
  /** SHA-256 of `database.tar.gz`, in hex. */
  database_sha256: z.string(),
});

const paths = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  database: join(folder, 'database.tar.gz'),
  pictures: join(folder, 'pictures'),
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const isEmpty = async (folder: string) => (await readdir(folder).catch(() => [])).length === 0;

const copyPictures = async (store: ImageStore, folder: string): Promise<number> => {
  let copied = 0;
  for await (const batch of store.originals({}))
    for (const { key } of batch) {
      const bytes = await store.get(key);
      // Removed since the listing.
      if (!bytes) continue;
      await writeFile(join(folder, key), bytes);
      copied += 1;
    }
  return copied;
};

/**
 * Copies the database, then the pictures, so that every referenced picture is in the copy, unless it was removed during
 * the copy. Works while the site is running.
 */
export const exportData = async (
  { db, store, dump }: OperationContext,
  folder: string,
  isDryRun: boolean,
): Promise<Lines> => {
  if (!dump) throw new OperationError('This database is PostgreSQL: use pg_dump, see docs/guides/operations.md.');
  if (!(await isEmpty(folder))) throw new OperationError(`${folder} is not empty.`);
  if (isDryRun) return [`The database and all pictures would be copied into ${folder}.`];
  const to = paths(folder);
  await mkdir(to.pictures, { recursive: true });
  await db.execute(sql`checkpoint`);
  const database = await dump();
  await writeFile(to.database, database, { mode: 0o600 });
  const pictures = await copyPictures(store, to.pictures);
  const manifest: z.output<typeof Manifest> = {
    format: 1,
    made_at: new Date().toISOString(),
    pictures,
    database_sha256: sha256(database),
  };
  await writeFile(to.manifest, JSON.stringify(manifest, null, 2));
  return [`Database (${(database.length / 1e6).toFixed(1)} MB) and ${pictures} pictures are in ${folder}.`];
};

const readManifest = async (path: string) => {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return z.safeParse(Manifest, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Reads and verifies an export. Throws `OperationError`. */
const readExport = async (folder: string) => {
  const from = paths(folder);
  const manifest = await readManifest(from.manifest);
  if (!manifest) throw new OperationError(`${folder} is no export, or one that was not finished.`);
  const database = await readFile(from.database).catch(() => null);
  const keys = (await readdir(from.pictures).catch(() => [])).filter((name) => imageKeyPattern.test(name));
  if (!database || sha256(database) !== manifest.database_sha256 || keys.length < manifest.pictures)
    throw new OperationError(`The export in ${folder} is damaged.`);
  return { from, keys, madeAt: manifest.made_at };
};

/**
 * Restores an export into `dataDir`, which must have no database. Pictures come first and the database appears by one
 * rename, so an interrupted restore can be repeated.
 */
export const restoreData = async ({
  folder,
  dataDir,
  openStore,
  isDryRun,
}: {
  folder: string;
  dataDir: string;
  openStore: () => Promise<ImageStore>;
  isDryRun: boolean;
}): Promise<Lines> => {
  const { from, keys, madeAt } = await readExport(folder);
  const final = join(dataDir, 'postgres');
  if (existsSync(final)) throw new OperationError(`${final} is there already: move it away first.`);
  const found = `the export of ${madeAt} with ${keys.length} pictures`;
  if (isDryRun) return [`${dataDir} would be filled with ${found}.`];
  const unlock = lockData(dataDir);
  try {
    const store = await openStore();
    for (const key of keys) await store.put(key, await readFile(join(from.pictures, key)));
    const unfinished = join(dataDir, 'restoring');
    await rm(unfinished, { recursive: true, force: true });
    const database = await openDatabase({ dataDir: unfinished, snapshot: from.database });
    await migrateDatabase(database).finally(() => database.close());
    await rename(join(unfinished, 'postgres'), final);
    await rm(unfinished, { recursive: true });
  } finally {
    unlock();
  }
  return [`${dataDir} holds ${found}.`];
};
