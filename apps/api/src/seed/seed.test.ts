import { count, countDistinct, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDemo } from './demo.ts';
import type { Database, Db } from '../db/database.ts';
import {
  assetEvents,
  assetImages,
  assets,
  assetSearch,
  demoSeed,
  members,
  viewingHours,
  viewings,
} from '../db/schema.ts';
import { createAssetQueries } from '../modules/assets/assets.queries.ts';
import { indexAssets } from '../modules/assets/index-asset.ts';
import { createAssetSearch } from '../modules/assets/asset-search.ts';
import { insertMember } from '../testing/listed-assets.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed.ts';

/** Three batches, the last not full. */
const assetCount = 55;
const batchSize = 20;

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const countRows = async () => {
  const { db } = database;
  const [asset] = await db.select({ all: count() }).from(assets);
  const [image] = await db.select({ all: count(), assets: countDistinct(assetImages.asset_id) }).from(assetImages);
  const [event] = await db.select({ assets: countDistinct(assetEvents.asset_id) }).from(assetEvents);
  return { assets: asset!.all, withImages: image!.assets, images: image!.all, withEvents: event!.assets };
};

const expected = () => {
  const demo = createDemo({ assets: assetCount, now: new Date() });
  let [images, withImages, withEvents, published] = [0, 0, 0, 0];
  for (const asset of demo.assets()) {
    const shown = asset.images.length + asset.floor_plans.length;
    images += shown;
    withImages += Number(shown > 0);
    withEvents += Number(asset.events.length > 0);
    published += Number(asset.status === 'published');
  }
  return { rows: { assets: assetCount, withImages, images, withEvents }, published, members: demo.members.length };
};

describe('seedDemo', () => {
  it('seeds an empty database; every asset can be found and shown', async () => {
    const { db } = database;

    expect(await seedDemo(db, assetCount, { batchSize })).toBe('demonstration');

    const { rows, published, members: memberCount } = expected();
    expect(await countRows()).toEqual(rows);
    expect(await db.$count(members)).toBe(memberCount);
    expect(await db.$count(assetSearch)).toBe(published);
    const { total, assetIds } = await createAssetSearch(db).search({});
    const summaries = await createAssetQueries(db).findSummaries(assetIds);
    expect(total).toBe(published);
    expect(summaries.map(({ id }) => id)).toEqual(assetIds);
    for (const { cover } of summaries)
      expect(cover).toMatchObject({ key: expect.stringMatching(/^demo-/), thumbhash: expect.stringMatching(/.{20}/) });
  });

  it('has sellers with viewing hours, and viewings that are over, agreed, asked for and offered', async () => {
    const { db } = database;
    await seedDemo(db, assetCount, { batchSize });

    const states = (await db.select({ state: viewings.state }).from(viewings)).map(({ state }) => state);

    expect(await db.$count(viewingHours)).toBeGreaterThan(3);
    expect(states.sort()).toEqual(['cancelled', 'confirmed', 'confirmed', 'offered', 'requested']);
  });

  it('writes the same rows as indexing the assets afterwards', async () => {
    const { db } = database;
    await seedDemo(db, assetCount, { batchSize });
    const { changed: _changed, ...columns } = getTableColumns(assetSearch);
    const readSearch = () => db.select(columns).from(assetSearch).orderBy(assetSearch.asset_id);
    const seeded = await readSearch();
    const written = await db.select({ id: assets.id }).from(assets);

    await db.transaction((tx) =>
      indexAssets(
        tx,
        written.map(({ id }) => id),
      ),
    );

    expect(await readSearch()).toEqual(seeded);
  });

  it('updates the planner’s statistics', async () => {
    await seedDemo(database.db, assetCount, { batchSize });

    const { rows } = await database.db.execute(sql`select reltuples from pg_class where oid = 'assets'::regclass`);
    expect(rows).toEqual([{ reltuples: assetCount }]);
  });

  it('does nothing the second time', async () => {
    await seedDemo(database.db, 10, { batchSize });
    const before = await countRows();

    expect(await seedDemo(database.db, assetCount, { batchSize })).toBe('demonstration');
    expect(await countRows()).toEqual(before);
  });

  it('continues after an interruption', async () => {
    let transactions = 0;
    const dying = new Proxy(database.db, {
      get(target, key) {
        if (key !== 'transaction') return Reflect.get(target, key);
        transactions += 1;
        return transactions < 3
          ? target.transaction.bind(target)
          : (work: (tx: Db) => Promise<unknown>) =>
              target.transaction(async (tx) => {
                await work(tx);
                throw new Error('killed before the commit');
              });
      },
    });
    await expect(seedDemo(dying, assetCount, { batchSize })).rejects.toThrow('killed before the commit');
    expect((await countRows()).assets).toBe(batchSize);
    expect(await database.db.$count(demoSeed, isNull(demoSeed.completed_at))).toBe(1);

    expect(await seedDemo(database.db, 7, { batchSize })).toBe('demonstration');

    expect(await countRows()).toEqual(expected().rows);
    expect(await database.db.$count(demoSeed, eq(demoSeed.written, assetCount))).toBe(1);
  });

  it('is done once by replicas that start together', async () => {
    const results = await Promise.all([
      seedDemo(database.db, assetCount, { batchSize }),
      seedDemo(database.db, assetCount, { batchSize }),
    ]);

    expect(results).toEqual(['demonstration', 'demonstration']);
    expect(await countRows()).toEqual(expected().rows);
  });

  it('does not touch a database with its own members, nor an empty one with SEED=0', async () => {
    expect(await seedDemo(database.db, 0, { batchSize })).toBe('own data');
    await insertMember(database.db);

    expect(await seedDemo(database.db, assetCount, { batchSize })).toBe('own data');
    expect((await countRows()).assets).toBe(0);
  });
});
