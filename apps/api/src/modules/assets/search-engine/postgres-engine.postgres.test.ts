import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { assets } from '../../../db/schema.ts';
import { insertAsset, insertAssets } from '../../../testing/listed-assets.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { indexAsset } from '../index-asset.ts';
import { createAssetSearch } from '../asset-search.ts';
import { buildListings } from './listings-feed.ts';
import { createPostgresEngine } from './postgres-engine.ts';
import { searchWithStandIn } from './stand-in.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`drop schema if exists search_engine cascade`);
  await database.db.delete(assets);
});

const engineOf = ({ db }: Database) => createPostgresEngine({ db, readDb: db, withinMs: 5_000 });

const change = (id: number, values: Partial<typeof assets.$inferInsert>) =>
  database.db.transaction(async (tx) => {
    await tx.update(assets).set(values).where(eq(assets.id, id));
    await indexAsset(tx, id);
  });

/** The tables that the engine has. */
const tables = async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'search_engine' order by 1`,
  );
  return rows.map(({ name }) => name);
};

describe('the search engine of PostgreSQL', () => {
  it('includes every change in the next search', async () => {
    await buildListings(database.db);
    const engine = engineOf(database);
    const total = async (price_max: number) => (await engine.search({ price_max })).total;

    const id = await insertAsset(database.db, { price_sale: 60_000 });
    expect([await total(60_000), await total(59_999)]).toEqual([1, 0]);
    await change(id, { price_sale: 55_000 });
    expect([await total(55_000), await total(54_999)]).toEqual([1, 0]);
    expect(await engine.among({ price_max: 55_000 }, [id, id + 1])).toEqual([id]);
    await change(id, { status: 'paused' });
    expect(await total(60_000)).toBe(0);
    await change(id, { status: 'published' });
    expect(await total(60_000)).toBe(1);
    await database.db.delete(assets).where(eq(assets.id, id));
    expect(await total(60_000)).toBe(0);
  });

  it('includes every change made before a search while several processes write and search', async () => {
    await buildListings(database.db);
    const engines = [engineOf(database), engineOf(database)];

    const totals = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        await insertAssets(
          database.db,
          Array.from({ length: 1 + (at % 3) }, () => ({ price_sale: 10_000 })),
        );
        return (await engines[at % 2]!.search({})).total;
      }),
    );

    expect(Math.min(...totals)).toBeGreaterThan(0);
    expect((await engines[0]!.search({})).total).toBe(15);
  });

  it('releases its connection when the caller has given up', async () => {
    await buildListings(database.db);
    const engine = createPostgresEngine({ db: database.db, readDb: database.db, withinMs: 0 });

    await expect(engine.search({ q: 'condo' })).rejects.toThrow('too long');
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  it('is built once by several processes, and again beside the tables of another release', async () => {
    await insertAssets(database.db, [{}, {}, {}]);
    const engine = engineOf(database);
    await expect(engine.search({})).rejects.toThrow();

    const built = await Promise.all([buildListings(database.db), buildListings(database.db)]);
    expect(built).toContain('built');
    expect(await tables()).toEqual(['combinations_1', 'listings_1', 'state', 'words_1']);
    expect(await buildListings(database.db)).toBe('exists');

    await database.db.execute(sql`update search_engine.state set definition = 'of another release'`);
    await expect(engine.search({})).rejects.toMatchObject({ failure: 'not built' });
    await insertAsset(database.db, {});
    expect((await searchWithStandIn(engine, createAssetSearch(database.db), captureLog()).search({})).total).toBe(4);

    expect(await buildListings(database.db)).toBe('built');
    expect(await tables()).toEqual(['combinations_2', 'listings_2', 'state', 'words_2']);
    expect((await engine.search({})).total).toBe(4);
  });

  it('is the same as the index for whole listings', async () => {
    await insertAssets(
      database.db,
      Array.from({ length: 30 }, (_, at) => ({
        title_th: at % 2 ? 'คอนโดหรูใกล้บีทีเอสพร้อมพงษ์ วิวสวน' : 'บ้านเดี่ยวหลังมุม ลาดพร้าว 71',
        property_type: at % 2 ? ('condo' as const) : ('detached_house' as const),
        price_sale: 1_000_000 + at,
        ...(at % 3 && { lat: 13.7305 + at / 1_000, lng: 100.5697 }),
      })),
    );
    await buildListings(database.db);
    const [engine, index] = [engineOf(database), createAssetSearch(database.db)];

    for (const query of [
      {},
      { q: 'คอนโดพร้อมพงษ์' },
      { q: 'บ้าน ลาดพร่าว', page: 1 },
      { station: ['E5'], sort: 'distance' as const },
      { reach: ['E4,30'], sort: 'time' as const },
      { price_max: 10, station: ['E5'] },
    ])
      expect({ query, ...(await engine.search(query)) }).toEqual({ query, ...(await index.search(query)) });
    const view = { bbox: [100.4, 13.6, 100.7, 13.9] as [number, number, number, number], zoom: 12 };
    expect((await engine.cluster(view)).total).toBe((await index.cluster(view)).total);
  });
});
