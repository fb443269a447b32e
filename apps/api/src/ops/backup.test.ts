import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase, openDatabase, type Database } from '../db/database.ts';
import { assets, assetImages, members } from '../db/schema.ts';
import { openDiskImageStore } from '../modules/images/disk-image-store.ts';
import { insertAssets } from '../testing/listed-assets.ts';
import { exportData, restoreData } from './backup.ts';

let root: string;
let database: Database;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'yoodee-backup-'));
  // Exports always use the embedded engine, whichever this run uses.
  database = await openDatabase({});
  await migrateDatabase(database);
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true });
});

const picture = Buffer.from('a picture');
const hash = (bytes: Buffer | null) => createHash('sha256').update(bytes!).digest('hex');
const storeAt = (name: string) => openDiskImageStore(join(root, name, 'images'));
const countsOf = async ({ db }: Database) => [
  await db.$count(members),
  await db.$count(assets),
  await db.$count(assetImages),
];
const restoreTo = (name: string, folder: string, isDryRun = false) =>
  restoreData({ folder, dataDir: join(root, name), openStore: () => storeAt(name), isDryRun });

describe('F27 an export', () => {
  const folder = () => join(root, 'export');
  beforeAll(async () => {
    await insertAssets(database.db, [{}, {}]);
    const store = await storeAt('from');
    for (const key of ['picture-0001', 'picture-0002']) await store.put(key, picture);
    const context = { db: database.db, store, origin: 'https://yoodee.test', dump: database.dump };
    expect(await exportData(context, folder(), true)).toEqual([expect.stringContaining('would be copied')]);
    await exportData(context, folder(), false);
    await expect(exportData(context, folder(), false)).rejects.toThrow('is not empty');
  });

  it('is restored with the same rows and pictures, into an empty folder only', async () => {
    expect(await restoreTo('to', folder(), true)).toEqual([expect.stringContaining('would be filled')]);
    await restoreTo('to', folder());

    const restored = await openDatabase({ dataDir: join(root, 'to') });
    expect(await countsOf(restored)).toEqual(await countsOf(database));
    await restored.close();
    expect(hash(await (await storeAt('to')).get('picture-0002'))).toBe(hash(picture));
    await expect(restoreTo('to', folder())).rejects.toThrow('move it away');
  });

  it('that is damaged or not finished is not restored', async () => {
    await expect(restoreTo('other', join(root, 'nowhere'))).rejects.toThrow('is no export');
    const path = join(folder(), 'database.tar.gz');
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, -1));
    await expect(restoreTo('other', folder())).rejects.toThrow('is damaged');
    await writeFile(path, bytes);
    await rm(join(folder(), 'pictures/picture-0001'));

    await expect(restoreTo('other', folder())).rejects.toThrow('is damaged');
  });
});

it('is refused on PostgreSQL, which has its own tools', async () => {
  const context = { db: database.db, store: await storeAt('from'), origin: 'https://yoodee.test', dump: null };

  await expect(exportData(context, join(root, 'export'), false)).rejects.toThrow('pg_dump');
});
