import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { priceDeals, type PriceDeal } from '@yoodee/api-contract/monthly-prices';
import { comparableDeals } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assetSearch, priceErrors } from '../../db/schema.ts';
import { createSoldPriceQueries } from '../sold-prices/sold-prices.queries.ts';
import { listedSubject, subjectOf, type ComparedSubject } from './compared-asset.ts';

export type MeasuredError = typeof priceErrors.$inferSelect;
export type ErrorPlace = MeasuredError['place'];
/** The error of asking prices, which sets the width of an interval. */
export type AskedError = MeasuredError & { place: Exclude<ErrorPlace, 'sold'> };

/** Nonthaburi, Pathum Thani, Samut Prakan, Nakhon Pathom, Samut Sakhon. */
const around = ['11', '12', '13', '73', '74'];

/** The group of provinces in which an error is measured. */
export const placeOfProvince = (province: string): Exclude<ErrorPlace, 'everywhere' | 'sold'> => {
  if (province === '10') return 'bangkok';
  return around.includes(province) ? 'around' : 'elsewhere';
};

/** Sample size per type, deal and place. */
const sampleSize = 100;

const offers = {
  sale: inArray(assetSearch.listing_type, [...comparableDeals.sale]),
  rent: inArray(assetSearch.listing_type, [...comparableDeals.rent]),
} as const satisfies Record<PriceDeal, unknown>;

/** Reads and writes of the measured errors. */
export const createPriceErrorQueries = (db: Db) => ({
  /** The error to use for an asset: of its place or, where that was not measured, of all places. */
  async errorFor({ propertyType, deal, province }: ComparedSubject): Promise<AskedError | null> {
    const rows = await db
      .select()
      .from(priceErrors)
      .where(and(eq(priceErrors.property_type, propertyType), eq(priceErrors.deal, deal)));
    const ofPlace = (place: AskedError['place']): AskedError | undefined => {
      const row = rows.find((one) => one.place === place);
      return row && { ...row, place };
    };
    return ofPlace(placeOfProvince(province)) ?? ofPlace('everywhere') ?? null;
  },

  /** Closed assets with the sold price instead of the asking price, where both sides agree. */
  async soldSample(): Promise<ComparedSubject[]> {
    const agreed = await createSoldPriceQueries(db).listAgreed();
    return agreed.flatMap(({ asset, deal, price }) => {
      const subject = subjectOf(asset);
      return subject?.deal === deal ? [{ ...subject, perSqm: price / subject.areaSqm }] : [];
    });
  },

  /** All measured errors, by type, deal and place. */
  all: () =>
    db
      .select()
      .from(priceErrors)
      .orderBy(asc(priceErrors.property_type), asc(priceErrors.deal), asc(priceErrors.place)),

  /** Listed assets of each type, deal and place, the same while the listings are the same. */
  async sample(): Promise<ComparedSubject[]> {
    const place = sql`case when ${assetSearch.province_code} = '10' then 0
      when ${inArray(assetSearch.province_code, around)} then 1 else 2 end`;
    const ofDeal = async (deal: PriceDeal) => {
      const ranked = db
        .select({
          id: assetSearch.asset_id,
          rank: sql<number>`row_number() over (
            partition by ${assetSearch.property_type}, ${place} order by md5(${assetSearch.asset_id}::text))`.as(
            'rank',
          ),
        })
        .from(assetSearch)
        .where(offers[deal])
        .as('ranked');
      const rows = await db
        .select({ asset: assetSearch })
        .from(assetSearch)
        .innerJoin(ranked, eq(ranked.id, assetSearch.asset_id))
        .where(sql`${ranked.rank} <= ${sampleSize}`)
        .orderBy(ranked.rank);
      return rows.flatMap(({ asset }) => listedSubject(asset, deal) ?? []);
    };
    return (await Promise.all(priceDeals.map(ofDeal))).flat();
  },

  /** Whether errors were measured in the last `hours`. */
  async isRecent(hours: number): Promise<boolean> {
    const recent = sql`${priceErrors.measured_at} > now() - make_interval(hours => ${hours})`;
    return (await db.$count(priceErrors, recent)) > 0;
  },

  /** Replaces all errors. Two processes at once write one after the other. */
  replace: (rows: readonly (typeof priceErrors.$inferInsert)[]): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${priceErrors} in share row exclusive mode`);
      await tx.delete(priceErrors).where(lt(priceErrors.measured_at, sql`now()`));
      if (rows.length > 0)
        await tx
          .insert(priceErrors)
          .values([...rows])
          .onConflictDoNothing();
    }),
});
