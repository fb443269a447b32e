import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { assetEventKinds, type AssetDetail, type AssetEvent, type AssetSummary } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents, assetImages, assets, members } from '../../db/schema.ts';
import { imagesOf } from '../images/asset-images.queries.ts';
import { toDetail, type AssetRow } from './asset-detail.ts';
import { summaryColumns, toSummary, type SummaryRow } from './asset-summary.ts';
import { toPoster } from './poster.ts';

const summarySelection = Object.fromEntries(summaryColumns.map((name) => [name, assets[name]])) as {
  [Name in keyof SummaryRow]: (typeof assets)[Name];
};

/** Prepared once: planning it takes longer than running it. */
const prepareSummaries = (db: Db) => {
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
  return db
    .select({
      ...summarySelection,
      cover: { key: cover.key, width: cover.width, height: cover.height, thumbhash: cover.thumbhash },
      imageCount: imageCount.count,
    })
    .from(assets)
    .leftJoinLateral(cover, sql`true`)
    .leftJoinLateral(imageCount, sql`true`)
    .where(and(sql`${assets.id} = any(${sql.placeholder('ids')}::bigint[])`, eq(assets.status, 'published')))
    .prepare('asset_summaries');
};

/** Reads of assets as visitors may see them. */
export const createAssetQueries = (db: Db) => {
  const summaries = prepareSummaries(db);
  return {
    /** Published assets in the order of `ids`; one that was unlisted since is left out. */
    async findSummaries(ids: readonly number[]): Promise<AssetSummary[]> {
      if (ids.length === 0) return [];
      const rows = await summaries.execute({ ids: [...ids] });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        const { cover, imageCount, ...columns } = row;
        return toSummary(columns, { cover, imageCount: imageCount ?? 0 });
      });
    },

    /** Any asset, whatever its state: who may see it is the caller's decision. */
    async findById(id: number): Promise<AssetRow | null> {
      const [row] = await db.select().from(assets).where(eq(assets.id, id));
      return row ?? null;
    },

    /** The whole page of an asset. */
    async readDetail(row: AssetRow): Promise<AssetDetail> {
      const [images, events, [owner], [active]] = await Promise.all([
        imagesOf(db, row.id),
        db
          .select()
          .from(assetEvents)
          .where(and(eq(assetEvents.asset_id, row.id), inArray(assetEvents.kind, [...assetEventKinds])))
          .orderBy(asc(assetEvents.at), asc(assetEvents.id)),
        db.select().from(members).where(eq(members.id, row.owner_id)),
        db
          .select({ count: count() })
          .from(assets)
          .where(and(eq(assets.owner_id, row.owner_id), eq(assets.status, 'published'))),
      ]);
      return toDetail(row, {
        images: images.filter(({ kind }) => kind === 'photo'),
        floor_plans: images.filter(({ kind }) => kind === 'floor_plan'),
        events: events.map(({ kind, at, price_kind, price_from, price_to }) => ({
          kind: kind as AssetEvent['kind'],
          at: at.toISOString(),
          price_kind,
          price_from,
          price_to,
        })),
        poster: toPoster(owner!, active!.count),
      });
    },
  };
};
