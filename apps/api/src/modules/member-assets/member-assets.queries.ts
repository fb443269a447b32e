import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { assetStatuses, codesOf, type AssetStatus } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assetImages, assets, conversations } from '../../db/schema.ts';
import { assetRef, assetRefOf } from '../assets/asset-ref.ts';
import { createAssetMetricQueries, noMetrics } from './asset-metrics.queries.ts';
import { hidingsOf } from './hidings.queries.ts';
import { answerOf } from './member-asset.answer.ts';
import { nextActionOf } from './next-action.ts';
import { assetsWithChanges } from './open-changes.ts';
import { findOwnAsset, type OwnAsset } from './own-asset.ts';
import { recentPriceChangesOf } from './price-history.ts';

/** More assets than one member lists by hand. The newest changes come first; `total` counts all. */
const maxListed = 1_000;

const summaryColumns = {
  id: assets.id,
  status: assets.status,
  listing_type: assets.listing_type,
  property_type: assets.property_type,
  price_sale: assets.price_sale,
  price_rent_month: assets.price_rent_month,
  takeover_price: assets.takeover_price,
  down_payment_asking: assets.down_payment_asking,
  completeness: assets.completeness,
  view_count: assets.view_count,
  save_count: assets.save_count,
  lead_count: assets.lead_count,
  updated_at: assets.updated_at,
  published_at: assets.published_at,
  confirmed_at: assets.confirmed_at,
  expires_at: assets.expires_at,
  ref: assetRef,
  daysSinceConfirmed: sql<number | null>`floor(extract(epoch from now() - ${assets.confirmed_at}) / 86400)::int`,
};

const noneIn = Object.fromEntries(codesOf(assetStatuses).map((status) => [status, 0])) as Record<AssetStatus, number>;

/** First photograph of each asset, by asset id. */
const coversOf = async (db: Db, assetIds: number[]) => {
  if (!assetIds.length) return new Map<number, MemberAssetSummary['cover']>();
  const rows = await db
    .selectDistinctOn([assetImages.asset_id], {
      asset_id: assetImages.asset_id,
      key: assetImages.key,
      width: assetImages.width,
      height: assetImages.height,
      thumbhash: assetImages.thumbhash,
    })
    .from(assetImages)
    .where(and(inArray(assetImages.asset_id, assetIds), eq(assetImages.kind, 'photo')))
    .orderBy(assetImages.asset_id, asc(assetImages.sort), asc(assetImages.id));
  return new Map(rows.map(({ asset_id, ...cover }) => [asset_id, cover]));
};

/** Number of photographs by asset id; assets without any are absent. */
const photoCountsOf = async (db: Db, assetIds: number[]) => {
  const rows = await db
    .select({ assetId: assetImages.asset_id, photos: count() })
    .from(assetImages)
    .where(and(inArray(assetImages.asset_id, assetIds), eq(assetImages.kind, 'photo')))
    .groupBy(assetImages.asset_id);
  return new Map(rows.map(({ assetId, photos }) => [assetId, photos]));
};

/** Number of conversations with unread messages by asset id. */
const newLeadsOf = async (db: Db, memberId: number) => {
  const rows = await db
    .select({ assetId: conversations.asset_id, unopened: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.seller_id, memberId),
        gt(conversations.buyer_wrote_id, conversations.seller_read_id),
        eq(conversations.seller_archived, false),
        eq(conversations.seller_blocked, false),
      ),
    )
    .groupBy(conversations.asset_id);
  return new Map(rows.map(({ assetId, unopened }) => [assetId, unopened]));
};

/** A member's own assets, without deleted ones. */
export const createMemberAssetQueries = (db: Db) => ({
  async find(own: OwnAsset) {
    return answerOf(db, await findOwnAsset(db, own));
  },

  async list(memberId: number, status: AssetStatus | undefined) {
    const mine = and(eq(assets.owner_id, memberId), ne(assets.status, 'deleted'));
    const rows = await db
      .select(summaryColumns)
      .from(assets)
      .where(and(mine, status && eq(assets.status, status)))
      .orderBy(desc(assets.updated_at), desc(assets.id))
      .limit(maxListed);
    const counted = await db
      .select({ status: assets.status, count: count() })
      .from(assets)
      .where(mine)
      .groupBy(assets.status);
    const counts = { ...noneIn };
    for (const one of counted) counts[one.status] = one.count;
    const total = status ? counts[status] : counted.reduce((sum, one) => sum + one.count, 0);
    const ids = rows.map(({ id }) => id);
    const [covers, photos] = [await coversOf(db, ids), await photoCountsOf(db, ids)];
    const metrics = createAssetMetricQueries(db);
    const counted_until = await metrics.now();
    const [figures, newLeads] = [await metrics.sumsOf(ids), await newLeadsOf(db, memberId)];
    const changed = await assetsWithChanges(db, memberId);
    const priceChanges = await recentPriceChangesOf(db, ids);
    const hidings = await hidingsOf(
      db,
      rows.filter((row) => row.status === 'hidden').map(({ id }) => id),
    );
    const items = rows.map(({ daysSinceConfirmed, ref, ...row }) => {
      const [imageCount, unopened] = [photos.get(row.id) ?? 0, newLeads.get(row.id) ?? 0];
      return {
        ...row,
        ...assetRefOf(ref),
        updated_at: row.updated_at.toISOString(),
        published_at: row.published_at?.toISOString() ?? null,
        confirmed_at: row.confirmed_at?.toISOString() ?? null,
        expires_at: row.expires_at?.toISOString() ?? null,
        cover: covers.get(row.id) ?? null,
        image_count: imageCount,
        new_leads: unopened,
        figures: figures.get(row.id) ?? noMetrics,
        has_changes: changed.has(row.id),
        price_changes: priceChanges.filter(({ assetId }) => assetId === row.id).map(({ change }) => change),
        hiding: hidings.get(row.id) ?? null,
        next: nextActionOf({
          status: row.status,
          propertyType: row.property_type,
          completeness: row.completeness,
          imageCount,
          newLeads: unopened,
          daysSinceConfirmed,
        }),
      };
    });
    return { items: items as MemberAssetSummary[], total, counts, counted_until };
  },
});
