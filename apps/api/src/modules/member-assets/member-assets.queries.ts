import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { AssetStatus, MemberAssetSummary } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetImages, assets } from '../../db/schema.ts';
import { imagesOf } from '../images/asset-images.queries.ts';
import { memberAssetOf } from './member-asset.view.ts';
import { findOwnAsset, type OwnAsset } from './own-asset.ts';

/** Far beyond what one member lists by hand; the newest changes come first, `total` counts all. */
const maxListed = 1_000;

const summaryColumns = {
  id: assets.id,
  code: assets.code,
  status: assets.status,
  listing_type: assets.listing_type,
  property_type: assets.property_type,
  title_th: assets.title_th,
  title_en: assets.title_en,
  price_sale: assets.price_sale,
  price_rent_month: assets.price_rent_month,
  completeness: assets.completeness,
  view_count: assets.view_count,
  save_count: assets.save_count,
  lead_count: assets.lead_count,
  updated_at: assets.updated_at,
  published_at: assets.published_at,
  expires_at: assets.expires_at,
};

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

/** A member's own assets; deleted ones are gone for them too. */
export const createMemberAssetQueries = (db: Db) => ({
  async find(own: OwnAsset) {
    const row = await findOwnAsset(db, own);
    return memberAssetOf(row, await imagesOf(db, row.id));
  },

  async list(memberId: number, status: AssetStatus | undefined) {
    const mine = and(
      eq(assets.owner_id, memberId),
      ne(assets.status, 'deleted'),
      ...(status ? [eq(assets.status, status)] : []),
    );
    const rows = await db
      .select(summaryColumns)
      .from(assets)
      .where(mine)
      .orderBy(desc(assets.updated_at), desc(assets.id))
      .limit(maxListed);
    const total = rows.length < maxListed ? rows.length : await db.$count(assets, mine);
    const covers = await coversOf(
      db,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) => ({
      ...row,
      code: row.code!,
      updated_at: row.updated_at.toISOString(),
      published_at: row.published_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
      cover: covers.get(row.id) ?? null,
    }));
    return { items: items as MemberAssetSummary[], total };
  },
});
