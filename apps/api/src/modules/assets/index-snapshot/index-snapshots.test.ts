import { sql } from 'drizzle-orm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assets, indexSnapshot } from '../../../db/schema.ts';
import type { Database } from '../../../db/database.ts';
import { readEnv } from '../../../env.ts';
import { insertAsset, insertAssets } from '../../../testing/listed-assets.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createAssetSearch, type AssetSearch } from '../asset-search.ts';
import { indexSnapshotJob } from './index-snapshot.job.ts';
import { createIndexSnapshots, type IndexSnapshots } from './index-snapshots.ts';
import { openSnapshotStore, type SnapshotStore } from './snapshot-store.ts';

let database: Database;
let folder: string;
let store: SnapshotStore;
const logger = { info: vi.fn(), warn: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-index-'));
  store = openSnapshotStore(readEnv({ NODE_ENV: 'test', DATA_DIR: folder }), folder);
  await insertAssets(database.db, [{ price_sale: 1_000_000 }, { price_sale: 2_000_000 }, { price_sale: 3_000_000 }]);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const snapshotsIn = (where: SnapshotStore = store): IndexSnapshots =>
  createIndexSnapshots({ db: database.db, readDb: database.db, store: where, logger });

const write = (search: AssetSearch, snapshots = snapshotsIn()) =>
  snapshots.writeIfDue(() => search.read((index, _now, version) => ({ version, parts: index.save() })));

/** Sets the last snapshot back in time, so that the next one is due once something changes. */
const letAnHourPass = () => database.db.update(indexSnapshot).set({ written_at: sql`now() - interval '61 minutes'` });

const totals = async (search: AssetSearch) =>
  Promise.all([{}, { price_max: 2_000_000 }].map(async (query) => (await search.search(query)).total));

describe('a start from a snapshot', () => {
  it('holds what was saved and everything that changed since', async () => {
    await write(createAssetSearch(database.db));
    const saved = await snapshotsIn().restore();
    expect(saved?.index.size()).toBe(3);

    const cheap = await insertAsset(database.db, { price_sale: 500_000 });
    await database.db.delete(assets).where(sql`price_sale = 1000000`);
    const search = createAssetSearch(database.db, snapshotsIn());

    expect(await totals(search)).toEqual([3, 2]);
    expect((await search.search({ price_max: 600_000 })).assetIds).toEqual([cheap]);
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('reads all rows when there is no snapshot', async () => {
    expect(await snapshotsIn().restore()).toBeNull();
    expect(await totals(createAssetSearch(database.db, snapshotsIn()))).toEqual([3, 2]);
  });

  const lastPart = async () => join(folder, (await readdir(folder)).at(-1)!);
  const damages: [string, () => Promise<unknown>][] = [
    ['a part is missing', async () => rm(await lastPart())],
    ['a part is half-written', async () => truncate(await lastPart(), 5)],
    ['a part is empty', async () => truncate(await lastPart(), 0)],
    [
      'a part was edited',
      async () => {
        const bytes = await readFile(await lastPart());
        bytes[bytes.length - 1]! ^= 1;
        await writeFile(await lastPart(), bytes);
      },
    ],
    [
      'the database was set back to an earlier snapshot, whose parts were written over',
      async () => {
        const [before] = await database.db.select().from(indexSnapshot);
        for (let writes = 0; writes < 2; writes++) {
          await insertAsset(database.db, { price_sale: 9_000_000 });
          await letAnHourPass();
          expect(await write(createAssetSearch(database.db))).toBe(true);
        }
        await database.db.delete(assets).where(sql`price_sale = 9000000`);
        await database.db.update(indexSnapshot).set(before!);
      },
    ],
  ];
  it.each(damages)('reads all rows, says so, and replaces the snapshot, when %s', async (_name, damage) => {
    await write(createAssetSearch(database.db));
    await damage();

    const snapshots = snapshotsIn();
    const search = createAssetSearch(database.db, snapshots);
    expect(await totals(search)).toEqual([3, 2]);
    expect(logger.warn).toHaveBeenCalledOnce();
    expect(await write(search, snapshots)).toBe(true);
    expect(await write(search, snapshots)).toBe(false);
    expect((await snapshotsIn().restore())?.index.size()).toBe(3);
  });

  it('reads all rows when the store does not respond', async () => {
    await write(createAssetSearch(database.db));
    const unreachable = { ...store, get: () => Promise.reject(new Error('no route to host')) };

    expect(await totals(createAssetSearch(database.db, snapshotsIn(unreachable)))).toEqual([3, 2]);
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  it('ignores a snapshot of another version of the program, and the next one replaces it at once', async () => {
    await write(createAssetSearch(database.db));
    await database.db.update(indexSnapshot).set({ definition: 'of another version' });

    expect(await snapshotsIn().restore()).toBeNull();
    expect(await write(createAssetSearch(database.db))).toBe(true);
    expect((await snapshotsIn().restore())?.index.size()).toBe(3);
  });

  it('tries again when the database did not respond', async () => {
    await write(createAssetSearch(database.db));
    const restore = vi.spyOn(snapshotsIn(), 'restore').mockRejectedValueOnce(new Error('out of reach'));
    const search = createAssetSearch(database.db, { restore });

    await expect(search.search({})).rejects.toThrow('out of reach');
    expect(await totals(search)).toEqual([3, 2]);
  });
});

describe('a snapshot is written', () => {
  it('by one of several processes', async () => {
    const processes = Array.from({ length: 5 }, () => createAssetSearch(database.db));

    const written = await Promise.all(processes.map((search) => write(search)));

    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await snapshotsIn().restore())?.index.size()).toBe(3);
  });

  it('again after an hour, if something changed, in other files', async () => {
    const search = createAssetSearch(database.db);
    await write(search);
    const slots = async () => new Set((await readdir(folder)).map((name) => name.split('-')[0]));
    expect(await slots()).toEqual(new Set(['a']));

    await insertAsset(database.db);
    expect(await write(search)).toBe(false);
    await letAnHourPass();
    expect(await write(search)).toBe(true);
    expect(await slots()).toEqual(new Set(['a', 'b']));
    await letAnHourPass();
    expect(await write(search)).toBe(false);
    expect((await snapshotsIn().restore())?.index.size()).toBe(4);
  });

  it('not at all when the disk is full: the last one stays in use, and the next attempt is not delayed', async () => {
    const search = createAssetSearch(database.db);
    await write(search);
    await insertAsset(database.db);
    await letAnHourPass();
    let room = 3;
    const full: SnapshotStore = {
      ...store,
      put: (name, bytes) =>
        room-- > 0 ? store.put(name, bytes) : Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    };

    await expect(write(search, snapshotsIn(full))).rejects.toThrow('full');
    expect((await snapshotsIn().restore())?.index.size()).toBe(3);
    expect(await write(search)).toBe(true);
    expect((await snapshotsIn().restore())?.index.size()).toBe(4);
  });

  it('without leftovers of a part that could not be written', async () => {
    await mkdir(join(folder, 'a-0'));

    await expect(store.put('a-0', Buffer.alloc(1_000))).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['a-0']);
  });

  it('by another process when the first died or is too slow, whose snapshot then does not count', async () => {
    const search = createAssetSearch(database.db);
    const slow = snapshotsIn().writeIfDue(async () => {
      await database.db.update(indexSnapshot).set({ claimed_until: sql`now() - interval '1 second'` });
      expect(await write(search)).toBe(true);
      return search.read((index, _now, version) => ({ version, parts: index.save() }));
    });

    await expect(slow).rejects.toThrow('expired');
  });

  it('also after the clock was set back by a day', async () => {
    const search = createAssetSearch(database.db);
    await write(search);
    await insertAsset(database.db);
    const tomorrow = sql`now() + interval '1 day'`;
    await database.db.update(indexSnapshot).set({ written_at: tomorrow, claimed_until: tomorrow });

    expect(await write(search)).toBe(true);
    expect(await write(search)).toBe(false);
    expect((await snapshotsIn().restore())?.index.size()).toBe(4);
  });

  it('by the job, and only of many assets', async () => {
    const search = createAssetSearch(database.db);
    const job = indexSnapshotJob({ assetSearch: search, indexSnapshots: snapshotsIn() });

    await job.run();
    expect(await readdir(folder)).toEqual([]);

    const writeIfDue = vi.fn(async () => true);
    const many = { read: (async () => 5_000) as unknown as AssetSearch['read'] };
    await indexSnapshotJob({ assetSearch: many, indexSnapshots: { writeIfDue } }).run();
    expect(writeIfDue).toHaveBeenCalledOnce();
  });
});

it('keeps parts in the bucket where there is one', async () => {
  const objects = new Map<string, Buffer>();
  const bucket = createServer(async (request, response) => {
    if (request.method === 'PUT') objects.set(request.url!, await buffer(request));
    const found = objects.get(request.url!);
    response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const inBucket = openSnapshotStore(
    readEnv({
      ...{ NODE_ENV: 'test', DATA_DIR: folder, STORAGE: 's3', S3_ENDPOINT: `http://127.0.0.1:${port}` },
      ...{ S3_BUCKET: 'property', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
    }),
    folder,
  );

  await write(createAssetSearch(database.db), snapshotsIn(inBucket));

  expect([...objects.keys()].every((path) => path.startsWith('/property/search-index/a-'))).toBe(true);
  expect((await snapshotsIn(inBucket).restore())?.index.size()).toBe(3);
  expect(await inBucket.get('b-0')).toBeNull();
  await new Promise((resolve) => bucket.close(resolve));
});
