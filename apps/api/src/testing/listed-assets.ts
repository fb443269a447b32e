import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { assetEvents, assetImages, assets, members, priceNotices } from '../db/schema.ts';
import { indexAssets } from '../modules/assets/index-asset.ts';

export type AssetValues = Partial<typeof assets.$inferInsert>;

let phones = 0;

/** A member with only a name and a phone. */
export const insertMember = async (db: Db, values: Partial<typeof members.$inferInsert> = {}): Promise<number> => {
  phones += 1;
  const [member] = await db
    .insert(members)
    .values({ first_name: 'สมชาย', last_name: 'ใจดี', phone: `+66855${String(phones).padStart(6, '0')}`, ...values })
    .returning({ id: members.id });
  return member!.id;
};

const condoInThongLo = {
  status: 'published',
  listing_type: 'sale',
  property_type: 'condo',
  seller_role: 'owner',
  title_th: 'ห้องมุมชั้นสูง วิวสวน',
  province_code: '10',
  district_code: '1039',
  subdistrict_code: '103901',
  price_sale: 4_500_000,
  price_original_sale: 4_500_000,
  bedrooms: 1,
  bathrooms: 1,
  usable_area_sqm: 35,
  lat: 13.7243,
  lng: 100.5785,
  location_precision: 'exact',
} as const satisfies AssetValues;

/**
 * Inserts assets with their search rows, as the API would write them; returns the ids in order. Default: published now,
 * condominiums in Thong Lo, two photographs and one event each.
 */
export const insertAssets = async (db: Db, values: readonly AssetValues[]): Promise<number[]> => {
  const owner = values.every(({ owner_id }) => owner_id !== undefined) ? 0 : await insertMember(db);
  return db.transaction(async (tx) => {
    const now = new Date();
    const dates = { first_published_at: now, published_at: now, confirmed_at: now };
    const rows = await tx
      .insert(assets)
      .values(values.map((value) => ({ owner_id: owner, ...condoInThongLo, ...dates, ...value })))
      .returning({ id: assets.id });
    const ids = rows.map(({ id }) => id);
    await tx.insert(assetImages).values(
      ids.flatMap((asset_id) =>
        [0, 1].map((sort) => ({
          ...{ asset_id, sort, kind: 'photo' as const, key: `picture-${asset_id}-${sort}` },
          ...{ width: 1600, height: 1200, bytes: 1, thumbhash: 'AAAA' },
        })),
      ),
    );
    await tx.insert(assetEvents).values(ids.map((asset_id) => ({ asset_id, kind: 'published', at: now })));
    await indexAssets(tx, ids);
    return ids;
  });
};

export const insertAsset = async (db: Db, values: AssetValues = {}): Promise<number> =>
  (await insertAssets(db, [values]))[0]!;

/** Sets back the clock of all price changes so far: they can no longer be taken back, and their notices are due. */
export const agePriceChanges = async (db: Db): Promise<void> => {
  await db.update(assetEvents).set({ at: sql`${assetEvents.at} - interval '11 minutes'` });
  await db.update(priceNotices).set({ due_at: sql`${priceNotices.due_at} - interval '11 minutes'` });
};
