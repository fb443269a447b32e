import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AssetDetail, AssetSummary } from '@yoodee/api-contract/assets';
import { openStatuses } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assetImages, assets, members, sellerFacts } from '../../db/schema.ts';
import { imagesOf } from './images-of.queries.ts';
import { toDetail, type AssetRow } from './asset-detail.ts';
import { summaryColumns, toSummary, type SummaryRow } from './asset-summary.ts';
import { publicEventsOf } from './history.queries.ts';
import { toSeller } from './seller.ts';

const summarySelection = Object.fromEntries(summaryColumns.map((name) => [name, assets[name]])) as {
  [Name in keyof SummaryRow]: (typeof assets)[Name];
};

/** A prepared statement: planning takes longer than execution. */
const prepareSummaries = (db: Db, name: string, statuses: readonly AssetStatus[]) => {
  const photographs = and(eq(assetImages.asset_id, assets.id), eq(assetImages.kind, 'photo'));
  const cover = db
    .select({
      key: assetImages.key,
      width: assetImages.width,
      height: assetImages.height,
      thumbhash: assetImages.thumbhash,
    })
    .from(assetImages)
    .where(photographs)
    .orderBy(asc(assetImages.sort), asc(assetImages.id))
    .limit(1)
    .as('cover');
  const imageCount = db
    .select({ count: count().as('count') })
    .from(assetImages)
    .where(photographs)
    .as('image_count');
  const ofOwner = alias(assets, 'of_owner');
  const ownerListings = db
    .select({ listings: count().as('listings') })
    .from(ofOwner)
    .where(and(eq(assets.seller_role, 'owner'), eq(ofOwner.owner_id, assets.owner_id), eq(ofOwner.status, 'published')))
    .as('owner_listings');
  return db
    .select({
      ...summarySelection,
      cover: { key: cover.key, width: cover.width, height: cover.height, thumbhash: cover.thumbhash },
      imageCount: imageCount.count,
      ownerListings: ownerListings.listings,
    })
    .from(assets)
    .leftJoinLateral(cover, sql`true`)
    .leftJoinLateral(imageCount, sql`true`)
    .leftJoinLateral(ownerListings, sql`true`)
    .where(and(sql`${assets.id} = any(${sql.placeholder('ids')}::bigint[])`, inArray(assets.status, [...statuses])))
    .prepare(name);
};

/** Summaries in the order of `ids`, without those that are not found. */
const runSummaries = async (
  statement: ReturnType<typeof prepareSummaries>,
  ids: readonly number[],
): Promise<AssetSummary[]> => {
  if (ids.length === 0) return [];
  const rows = await statement.execute({ ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { cover, imageCount, ownerListings, ...columns } = row;
    return toSummary(columns, { cover, imageCount: imageCount ?? 0, ownerListings: ownerListings ?? 0 });
  });
};

/** Queries of assets for visitors. */
export const createAssetQueries = (db: Db) => {
  const published = prepareSummaries(db, 'asset_summaries', ['published']);
  const open = prepareSummaries(db, 'open_asset_summaries', openStatuses);
  return {
    /** Published assets in the order of `ids`; assets that were unlisted since are omitted. */
    findSummaries: (ids: readonly number[]) => runSummaries(published, ids),

    /** The same for all assets that have a page, including closed ones. */
    findOpenSummaries: (ids: readonly number[]) => runSummaries(open, ids),

    /** An asset in any state: the caller decides who may see it. */
    async findById(id: number): Promise<AssetRow | null> {
      const [row] = await db.select().from(assets).where(eq(assets.id, id));
      return row ?? null;
    },

    /** All data of an asset's page. */
    async readDetail(row: AssetRow): Promise<AssetDetail> {
      // Sequential, because in parallel they would use the connections of three other requests.
      const images = await imagesOf(db, row.id);
      const events = await publicEventsOf(db, row.id);
      const [owner] = await db
        .select({ member: members, facts: sellerFacts })
        .from(members)
        .leftJoin(sellerFacts, eq(sellerFacts.member_id, members.id))
        .where(eq(members.id, row.owner_id));
      const [active] = await db
        .select({ count: count() })
        .from(assets)
        .where(and(eq(assets.owner_id, row.owner_id), eq(assets.status, 'published')));
      return toDetail(row, {
        images: images.filter(({ kind }) => kind === 'photo'),
        floor_plans: images.filter(({ kind }) => kind === 'floor_plan'),
        events,
        seller: toSeller(owner!.member, {
          channels: row.contact_channels ?? [],
          activeAssets: active!.count,
          facts: owner!.facts ?? undefined,
        }),
      });
    },
  };
};
