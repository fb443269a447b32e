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

/** Reads of assets as visitors may see them. */
export const createAssetQueries = (db: Db) => ({
  /** Published assets in the order of `ids`; one that was unlisted since is left out. */
  async findSummaries(ids: readonly number[]): Promise<AssetSummary[]> {
    if (ids.length === 0) return [];
    const wanted = [...ids];
    const [rows, covers] = await Promise.all([
      db
        .select(summarySelection)
        .from(assets)
        .where(and(inArray(assets.id, wanted), eq(assets.status, 'published'))),
      db
        .selectDistinctOn([assetImages.asset_id], {
          assetId: assetImages.asset_id,
          cover: {
            key: assetImages.key,
            width: assetImages.width,
            height: assetImages.height,
            thumbhash: assetImages.thumbhash,
          },
          imageCount: sql<number>`count(*) over (partition by ${assetImages.asset_id})`,
        })
        .from(assetImages)
        .where(and(inArray(assetImages.asset_id, wanted), eq(assetImages.kind, 'photo')))
        .orderBy(asc(assetImages.asset_id), asc(assetImages.sort), asc(assetImages.id)),
    ]);
    const rowById = new Map(rows.map((row) => [row.id, row]));
    const coverById = new Map(covers.map((cover) => [cover.assetId, cover]));
    return wanted.flatMap((id) => {
      const row = rowById.get(id);
      return row ? toSummary(row, coverById.get(id) ?? { cover: null, imageCount: 0 }) : [];
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
});
