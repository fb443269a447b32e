import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSearchText } from '@yoodee/server-search-index';
import { assets, assetSearch } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { insertAsset, insertAssets } from '../../testing/listed-assets.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createAssetSearch } from './asset-search.ts';
import { indexAsset } from './index-asset.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const change = (id: number, values: Partial<typeof assets.$inferInsert>) =>
  database.db.transaction(async (tx) => {
    await tx.update(assets).set(values).where(eq(assets.id, id));
    await indexAsset(tx, id);
  });

describe('createAssetSearch', () => {
  it('follows an asset through all changes, including relisting', async () => {
    const search = createAssetSearch(database.db);
    const total = async (price_max: number) => (await search.search({ price_max })).total;
    const id = await insertAsset(database.db, { price_sale: 60_000 });

    expect([await total(60_000), await total(59_999)]).toEqual([1, 0]);
    await change(id, { price_sale: 55_000 });
    expect([await total(60_000), await total(55_000), await total(54_999)]).toEqual([1, 1, 0]);
    await change(id, { status: 'paused' });
    expect(await total(60_000)).toBe(0);
    await change(id, { status: 'published' });
    expect(await total(60_000)).toBe(1);
    await database.db.delete(assets).where(eq(assets.id, id));
    expect(await total(60_000)).toBe(0);
  });

  it('sees every commit before the call during concurrent writes', async () => {
    const search = createAssetSearch(database.db);
    const place = { province_code: '81', district_code: '8101', subdistrict_code: '810101' };

    const totals = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await insertAssets(
          database.db,
          Array.from({ length: 1 + (index % 3) }, () => place),
        );
        return (await search.search({ province: '81' })).total;
      }),
    );

    expect((await search.search({ province: '81' })).total).toBe(24);
    expect(Math.min(...totals)).toBeGreaterThan(0);
    expect(totals.filter((total) => total === 24).length).toBeGreaterThan(0);
  });

  it('works again after the database was unreachable', async () => {
    let isDown = true;
    const db = new Proxy(database.db, {
      get: (target, key) => {
        if (isDown) throw new Error('out of reach');
        return Reflect.get(target, key);
      },
    });
    const search = createAssetSearch(db);

    await expect(search.search({})).rejects.toThrow('out of reach');
    isDown = false;

    expect((await search.search({})).total).toBe(await database.db.$count(assetSearch));
  });
});

describe('text', () => {
  it('finds what PostgreSQL finds for the same words and query', async () => {
    const titles = [
      'คอนโดหรูใกล้บีทีเอสพร้อมพงษ์ วิวสวนเบญจกิติ',
      'ห้องพร้อมอยู่ ย่านสะพานควาย',
      'บ้านเดี่ยวหลังมุม ลาดพร้าว 71 ใกล้ทางด่วน',
      'ที่ดินเปล่า ถมแล้ว ติดถนนศรีนครินทร์',
      'ทาวน์โฮม 3 ชั้น สุขุมวิท 101/1',
      'พูลวิลล่า ป่าตอง ภูเก็ต',
    ];
    await insertAssets(
      database.db,
      titles.map((title_th, index) => ({
        title_th,
        title_en: index % 2 ? 'Corner unit near Phrom Phong station' : 'Quiet house near the park',
        property_type: (['condo', 'detached_house', 'land'] as const)[index % 3],
        ...(index % 2 && { lat: 13.7305, lng: 100.5697 }),
      })),
    );
    const search = createAssetSearch(database.db);
    const texts = [
      ...['พร้อมพงษ์', 'คอนโดพร้อมพงษ์', 'พร้อม', 'บ้าน ลาดพร้าว', 'phrom phong', 'Phrom Ph', 'condo', 'house near park'],
      ...['ที่ดิน ศรีนครินทร์', 'สุขุมวิท 101', 'ภูเก็ต พูลวิลล่า', 'ใกล้ทางด่วน', 'bts', 'กรุงเทพ คอนโด', 'watth'],
    ];

    for (const q of texts) {
      const found = await database.db
        .select({ id: assetSearch.asset_id })
        .from(assetSearch)
        .where(
          sql`to_tsvector('simple', replace(${assetSearch.words}, chr(10), ' endoftext ')) @@ to_tsquery('simple', ${readSearchText(q)})`,
        )
        .orderBy(asc(assetSearch.asset_id));

      const { total, assetIds } = await search.search({ q });
      expect({ q, total }).toEqual({ q, total: found.length });
      expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(assetIds));
    }
  });
});
