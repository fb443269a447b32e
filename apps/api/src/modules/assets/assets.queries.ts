import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { openStatuses, type AssetDetail, type AssetStatus, type AssetSummary } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetImages, assets, members } from '../../db/schema.ts';
import { imagesOf } from '../images/asset-images.queries.ts';
import { toDetail, type AssetRow } from './asset-detail.ts';
import { summaryColumns, toSummary, type SummaryRow } from './asset-summary.ts';
import { publicEventsOf } from './history.queries.ts';
import { toPoster } from './poster.ts';

const summarySelection = Object.fromEntries(summaryColumns.map((name) => [name, assets[name]])) as {
  [Name in keyof SummaryRow]: (typeof assets)[Name];
};

/** Prepared once: planning it takes longer than running it. */
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
  return db
    .select({
      ...summarySelection,
      cover: { key: cover.key, width: cover.width, height: cover.height, thumbhash: cover.thumbhash },
      imageCount: imageCount.count,
    })
    .from(assets)
    .leftJoinLateral(cover, sql`true`)
    .leftJoinLateral(imageCount, sql`true`)
    .where(and(sql`${assets.id} = any(${sql.placeholder('ids')}::bigint[])`, inArray(assets.status, [...statuses])))
    .prepare(name);
};

/** Summaries in the order of `ids`; those that the statement does not find are left out. */
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
    const { cover, imageCount, ...columns } = row;
    return toSummary(columns, { cover, imageCount: imageCount ?? 0 });
  });
};

/** Reads of assets as visitors may see them. */
export const createAssetQueries = (db: Db) => {
  const published = prepareSummaries(db, 'asset_summaries', ['published']);
  const open = prepareSummaries(db, 'open_asset_summaries', openStatuses);
  return {
    /** Published assets in the order of `ids`; one that was unlisted since is left out. */
    findSummaries: (ids: readonly number[]) => runSummaries(published, ids),

    /** The same for assets that have a page, closed ones too. */
    findOpenSummaries: (ids: readonly number[]) => runSummaries(open, ids),

    /** Any asset, whatever its state: who may see it is the caller's decision. */
    async findById(id: number): Promise<AssetRow | null> {
      const [row] = await db.select().from(assets).where(eq(assets.id, id));
      return row ?? null;
    },

    /** The whole page of an asset. */
    async readDetail(row: AssetRow): Promise<AssetDetail> {
      // One after the other: at the same time they would take the connections of three other readers.
      const images = await imagesOf(db, row.id);
      const events = await publicEventsOf(db, row.id);
      const [owner] = await db.select().from(members).where(eq(members.id, row.owner_id));
      const [active] = await db
        .select({ count: count() })
        .from(assets)
        .where(and(eq(assets.owner_id, row.owner_id), eq(assets.status, 'published')));
      return toDetail(row, {
        images: images.filter(({ kind }) => kind === 'photo'),
        floor_plans: images.filter(({ kind }) => kind === 'floor_plan'),
        events,
        poster: toPoster(owner!, active!.count),
      });
    },
  };
};
