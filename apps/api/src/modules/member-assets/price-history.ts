import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { isShown, priceOfKind, priceTakeBackMinutes, publicPriceKinds, type PricedAsset } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assetEvents, priceNotices } from '../../db/schema.ts';
import type { AssetRow } from './own-asset.ts';

/** The prices whose changes are public. */
type PublicPriceKind = (typeof publicPriceKinds)[number];
type Prices = Record<PublicPriceKind, number | null>;

export interface PriceChange {
  kind: PublicPriceKind;
  /** Whole baht. */
  from: number;
  to: number;
}

const offeredPrices = (asset: PricedAsset): Prices => ({
  sale: priceOfKind(asset, 'sale'),
  rent: priceOfKind(asset, 'rent'),
  takeover: priceOfKind(asset, 'takeover'),
});

/**
 * The last public prices. Prices that are hidden now, or that the current deal does not have, may have changed since;
 * then the event history knows them, except the first price of a takeover, which is not stored.
 */
const lastShownPrices = async (tx: Db, asset: AssetRow): Promise<Prices> => {
  const changes = await tx
    .select({ kind: assetEvents.price_kind, to: assetEvents.price_to })
    .from(assetEvents)
    .where(and(eq(assetEvents.asset_id, asset.id), eq(assetEvents.kind, 'price_changed')))
    .orderBy(asc(assetEvents.at), asc(assetEvents.id));
  const first: Prices = { sale: asset.price_original_sale, rent: asset.price_original_rent, takeover: null };
  const last: Prices = { ...first, ...Object.fromEntries(changes.map(({ kind, to }) => [kind, to])) };
  if (!isShown(asset)) return last;
  const now = offeredPrices(asset);
  return { sale: now.sale ?? last.sale, rent: now.rent ?? last.rent, takeover: now.takeover ?? last.takeover };
};

const takeBackTime = sql`make_interval(mins => ${sql.raw(String(priceTakeBackMinutes))})`;

/** Price changes that can still be taken back. */
export const isRecentPriceChange = and(
  eq(assetEvents.kind, 'price_changed'),
  gt(assetEvents.at, sql`now() - ${takeBackTime}`),
);

/** Changes within {@link priceTakeBackMinutes} are one change; none remains when the price is the first one again. */
const recordChange = async (tx: Db, assetId: number, { kind, from, to }: PriceChange): Promise<void> => {
  const [recent] = await tx
    .select({ id: assetEvents.id, from: assetEvents.price_from })
    .from(assetEvents)
    .where(and(eq(assetEvents.asset_id, assetId), eq(assetEvents.price_kind, kind), isRecentPriceChange))
    .orderBy(desc(assetEvents.at), desc(assetEvents.id))
    .limit(1);
  if (!recent)
    await tx
      .insert(assetEvents)
      .values({ asset_id: assetId, kind: 'price_changed', price_kind: kind, price_from: from, price_to: to });
  else if (recent.from === to) await tx.delete(assetEvents).where(eq(assetEvents.id, recent.id));
  else
    await tx
      .update(assetEvents)
      .set({ price_to: to, at: sql`now()` })
      .where(eq(assetEvents.id, recent.id));
};

/** Records price changes between two published prices. Members who saved the asset are notified later, of the last. */
export const recordPriceChanges = async (tx: Db, asset: AssetRow, fields: PricedAsset): Promise<void> => {
  const [before, after] = [await lastShownPrices(tx, asset), offeredPrices(fields)];
  for (const kind of publicPriceKinds) {
    const [from, to] = [before[kind], after[kind]];
    if (from === null || to === null || from === to) continue;
    await recordChange(tx, asset.id, { kind, from, to });
    const due_at = sql`now() + ${takeBackTime}`;
    await tx
      .insert(priceNotices)
      .values({ asset_id: asset.id, price_kind: kind, price_from: from, due_at })
      .onConflictDoUpdate({ target: [priceNotices.asset_id, priceNotices.price_kind], set: { due_at } });
  }
};

/** Price changes that can still be taken back, with the time until when. */
export const recentPriceChangesOf = async (db: Db, assetIds: readonly number[]) => {
  const rows = await db
    .selectDistinctOn([assetEvents.asset_id, assetEvents.price_kind], {
      assetId: assetEvents.asset_id,
      kind: assetEvents.price_kind,
      from: assetEvents.price_from,
      to: assetEvents.price_to,
      until: sql<Date>`${assetEvents.at} + ${takeBackTime}`.mapWith(assetEvents.at),
    })
    .from(assetEvents)
    .where(and(inArray(assetEvents.asset_id, [...assetIds]), isRecentPriceChange))
    .orderBy(assetEvents.asset_id, assetEvents.price_kind, desc(assetEvents.at), desc(assetEvents.id));
  return rows.map(({ assetId, kind, from, to, until }) => ({
    assetId,
    change: { kind: kind!, from: from!, to: to!, until: until.toISOString() },
  }));
};
