import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { assetImages, assets, assetSearch } from '../../db/schema.ts';
import { pricesOf } from './asset-pricing.ts';
import { wordsOf } from './asset-words.ts';
import { shownPoint } from './shown-point.ts';

type Asset = typeof assets.$inferSelect;
type Row = typeof assetSearch.$inferInsert;

/** Unconfirmed for 45 days, a listing ranks behind what is fresh (domain.md, freshness). */
export const isStale = sql<boolean>`coalesce(${assets.confirmed_at} <= now() - interval '45 days', false)`;

const rowOf = (
  { isStale: is_stale, ...asset }: Asset & { isStale: boolean },
  { changed, hasFloorPlan }: { changed: number; hasFloorPlan: boolean },
): Row => {
  const prices = pricesOf(asset);
  const point = shownPoint(asset);
  return {
    asset_id: asset.id,
    changed,
    listing_type: asset.listing_type!,
    property_type: asset.property_type!,
    seller_role: asset.seller_role,
    province_code: asset.province_code!,
    district_code: asset.district_code!,
    subdistrict_code: asset.subdistrict_code,
    price: prices.headline,
    price_rent: prices.rent,
    price_per_area: prices.perArea,
    price_reduced: prices.isReduced,
    bedrooms: asset.bedrooms,
    bathrooms: asset.bathrooms,
    usable_area_sqm: prices.usable,
    land_total_sq_wah: prices.land,
    furnishing: asset.furnishing,
    building_condition: asset.building_condition,
    title_deed_type: asset.title_deed_type,
    tenure: asset.tenure,
    ownership_quota: asset.ownership_quota,
    pets: asset.pets,
    facilities: asset.facilities ?? [],
    features: asset.features ?? [],
    has_floor_plan: hasFloorPlan,
    has_video: asset.video_url !== null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    published_at: asset.published_at!,
    confirmed_at: asset.confirmed_at ?? asset.published_at!,
    is_stale,
    words: wordsOf(asset, point),
  };
};

/**
 * Brings what search knows of these assets in line with their rows. Every change of an asset calls it in its
 * transaction, last: publishing, editing, photographs, closing. Raises the content version even where nothing is
 * listed, because the asset's own page may have changed.
 */
export const indexAssets = async (tx: Db, assetIds: readonly number[]): Promise<void> => {
  // The rows are locked before the version is, so two changes of one asset wait for each other here and never in a ring.
  const found = await tx
    .select({ ...getTableColumns(assets), isStale })
    .from(assets)
    .where(inArray(assets.id, [...assetIds]))
    .orderBy(asc(assets.id))
    .for('update');
  const changed = await bumpContentVersion(tx);
  const listed = found.filter(({ status }) => status === 'published');
  const listedIds = listed.map(({ id }) => id);
  const unlistedIds = assetIds.filter((id) => !listedIds.includes(id));
  if (unlistedIds.length > 0) await tx.delete(assetSearch).where(inArray(assetSearch.asset_id, unlistedIds));
  if (listed.length === 0) return;
  const floorPlans = await tx
    .selectDistinct({ assetId: assetImages.asset_id })
    .from(assetImages)
    .where(and(inArray(assetImages.asset_id, listedIds), eq(assetImages.kind, 'floor_plan')));
  const withFloorPlan = new Set(floorPlans.map(({ assetId }) => assetId));
  const rows = listed.map((asset) => rowOf(asset, { changed, hasFloorPlan: withFloorPlan.has(asset.id) }));
  await insertRows(tx, assetSearch, rows, { replace: { key: 'asset_id' } });
};

/** {@link indexAssets} for one. */
export const indexAsset = (tx: Db, assetId: number): Promise<void> => indexAssets(tx, [assetId]);
