import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { assetEvents, assets, contentVersion, monthlyPrices, pastPrices, priceMonths } from '../../db/schema.ts';
import { insertAssets, type AssetValues } from '../../testing/listed-assets.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { monthlyPricesJob, updateMonthlyPrices } from './monthly-prices.jobs.ts';
import { recentMonths } from './months.ts';

let database: Database;
/** First days of months, this one first. */
let months: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  months = await recentMonths(database.db);
});
afterEach(() => database.close());

/** Noon of a day in Thailand, `monthsAgo` months before this one. */
const at = (monthsAgo: number, day = 1) =>
  new Date(Date.parse(`${months[monthsAgo]}T05:00:00Z`) + (day - 1) * 86_400_000);

/** Nine condominiums of 40 m² at 3.1, 3.2 … 3.9 million, listed since a month; returns their ids. */
const nine = async (since: Date, values: AssetValues = {}) => {
  const ids = await insertAssets(
    database.db,
    Array.from({ length: 9 }, (_, n) => ({
      ...{ usable_area_sqm: 40, price_sale: 3_100_000 + n * 100_000, price_original_sale: null },
      ...{ first_published_at: since, published_at: since, ...values },
    })),
  );
  await database.db.update(assetEvents).set({ at: since });
  return ids;
};
const happened = (asset_id: number, kind: string, when: Date, price?: { from: number; to: number }) =>
  database.db.insert(assetEvents).values({
    ...{ asset_id, kind, at: when },
    ...(price && { price_kind: 'sale' as const, price_from: price.from, price_to: price.to }),
  });

const figures = async (monthsAgo: number) => {
  await updateMonthlyPrices(database.db);
  return database.db
    .select({ assets: monthlyPrices.assets, median: monthlyPrices.median, perSqm: monthlyPrices.median_per_sqm })
    .from(monthlyPrices)
    .where(and(eq(monthlyPrices.month, months[monthsAgo]!), eq(monthlyPrices.deal, 'sale')));
};

describe('the monthly prices', () => {
  it('are filled for every month in which assets were listed, and for none before', async () => {
    await nine(at(2, 10));

    expect(await figures(2)).toEqual([{ assets: 9, median: 3_500_000, perSqm: 87_500 }]);
    expect(await figures(0)).toEqual([{ assets: 9, median: 3_500_000, perSqm: 87_500 }]);
    expect(await figures(3)).toEqual([]);
    expect(await database.db.$count(priceMonths)).toBe(24);
  });

  it('count an asset once, at its price at the end of the month', async () => {
    const ids = await nine(at(3));
    // The median one: 3.5 → 3.9 within a month, → 3.0 in the next.
    await happened(ids[4]!, 'price_changed', at(2, 5), { from: 3_500_000, to: 3_900_000 });
    await happened(ids[4]!, 'price_changed', at(1, 5), { from: 3_900_000, to: 3_000_000 });
    await database.db.update(assets).set({ price_sale: 3_000_000 }).where(eq(assets.id, ids[4]!));

    expect(await figures(3)).toMatchObject([{ median: 3_500_000, assets: 9 }]);
    expect(await figures(2)).toMatchObject([{ median: 3_600_000, assets: 9 }]);
    expect(await figures(1)).toMatchObject([{ median: 3_400_000, assets: 9 }]);
  });

  it('count an asset in the month in which it left, and not while it is away', async () => {
    const [first, second] = await nine(at(4));
    await happened(first!, 'closed', at(2, 20));
    await happened(second!, 'paused', at(3, 2));
    await happened(second!, 'resumed', at(1, 2));

    expect(await figures(3)).toMatchObject([{ assets: 9 }]);
    expect(await figures(2)).toMatchObject([{ assets: 8 }]);
    expect(await figures(1)).toMatchObject([{ assets: 8 }]);
  });

  it('begin and end with the month in Thailand', async () => {
    // 16:59:59 UTC on the last day of a month is still that month; one second later it is the next.
    const midnight = Date.parse(`${months[1]}T00:00:00+07:00`);
    await nine(new Date(midnight - 1_000));
    expect(await figures(2)).toHaveLength(1);
    await database.db.delete(priceMonths);
    await database.db.update(assetEvents).set({ at: new Date(midnight) });

    expect(await figures(2)).toEqual([]);
    expect(await figures(1)).toHaveLength(1);
  });

  it.each(['draft', 'hidden', 'deleted'] as const)(
    'are silent with seven, and never use one that is %s',
    async (status) => {
      const ids = await nine(at(1));
      await database.db
        .update(assets)
        .set({ status })
        .where(sql`${assets.id} in (${ids[0]}, ${ids[1]})`);

      expect(await figures(1)).toEqual([]);
    },
  );

  it('never use a price that was changed while the asset was paused', async () => {
    const ids = await nine(at(2), { price_original_sale: 3_000_000 });
    await database.db.update(assets).set({ status: 'paused', price_sale: 99_000_000 });
    for (const id of ids) await happened(id, 'paused', at(1, 3));

    expect(await figures(1)).toMatchObject([{ median: 3_000_000 }]);
  });

  it('do not change for a month that is over, whatever happens to its assets later', async () => {
    await nine(at(2));
    const before = await figures(1);
    await database.db.delete(assets);

    expect(await figures(1)).toEqual(before);
    expect(await figures(0)).toEqual([]);
  });

  it('change nothing when nothing has changed, also by processes that run at once', async () => {
    await nine(at(2));
    await Promise.all([updateMonthlyPrices(database.db), updateMonthlyPrices(database.db)]);
    await updateMonthlyPrices(database.db);
    const before = [await database.db.select().from(monthlyPrices), await database.db.select().from(contentVersion)];

    await Promise.all([updateMonthlyPrices(database.db), updateMonthlyPrices(database.db)]);

    expect([await database.db.select().from(monthlyPrices), await database.db.select().from(contentVersion)]).toEqual(
      before,
    );
    expect(before[0]).toHaveLength(3);
  });

  it('are not recomputed while they are fresh', async () => {
    const job = monthlyPricesJob({ db: database.db });
    await nine(at(1));
    await job.run();
    const before = await database.db.select().from(priceMonths);
    await job.run();

    expect(before).toHaveLength(24);
    expect(await database.db.select().from(priceMonths)).toEqual(before);
    await database.db.update(priceMonths).set({ computed_at: new Date(0) });
    await job.run();
    expect(await database.db.select().from(priceMonths)).not.toEqual(before);
  });

  it('are deleted after two years', async () => {
    const old = { district_code: '1039', property_type: 'condo', deal: 'sale' as const, assets: 9, median: 1 };
    await database.db.insert(monthlyPrices).values({ ...old, month: '2001-01-01' });
    await updateMonthlyPrices(database.db);

    expect(await database.db.$count(monthlyPrices)).toBe(0);
  });

  it('include the generated history of the demonstration, each asset once a month', async () => {
    await nine(at(0));
    const past = { past_asset: 1, district_code: '1039', property_type: 'condo', deal: 'sale' as const, area_sqm: 40 };
    await database.db.insert(pastPrices).values([
      { ...past, price: 9_000_000, from_day: months[3]!, until_day: months[0]!.replace(/01$/, '02') },
      {
        ...past,
        price: 1_000_000,
        from_day: months[0]!.replace(/01$/, '02'),
        until_day: months[0]!.replace(/01$/, '03'),
      },
    ]);

    expect(await figures(0)).toMatchObject([{ assets: 10, median: 3_450_000 }]);
  });
});
