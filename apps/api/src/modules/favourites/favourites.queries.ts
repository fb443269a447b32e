import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { favouriteLimits, favouritePageSize, type Favourite } from '@yoodee/api-contract/favourites';
import { openStatuses } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, favourites } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { lockMember } from '../members/members.queries.ts';

type Row = typeof favourites.$inferSelect;

const newestFirst = [desc(favourites.created_at), desc(favourites.asset_id)] as const;

/** The last price change by asset id; assets without a change are absent. */
const findPriceChanges = async (db: Db, ids: number[]) => {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectDistinctOn([assetEvents.asset_id], {
      assetId: assetEvents.asset_id,
      at: assetEvents.at,
      from: sql<number>`${assetEvents.price_from}`.mapWith(assetEvents.price_from),
      to: sql<number>`${assetEvents.price_to}`.mapWith(assetEvents.price_to),
    })
    .from(assetEvents)
    .where(
      and(
        inArray(assetEvents.asset_id, ids),
        eq(assetEvents.kind, 'price_changed'),
        isNotNull(assetEvents.price_from),
        isNotNull(assetEvents.price_to),
      ),
    )
    .orderBy(assetEvents.asset_id, desc(assetEvents.at), desc(assetEvents.id));
  return new Map(rows.map(({ assetId, ...change }) => [assetId, change]));
};

/** Which of these assets have a page. */
const findOpenIds = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, [...ids]), inArray(assets.status, [...openStatuses])));
  return new Set(rows.map(({ id }) => id));
};

/** Favourites of members. */
export const createFavouriteQueries = (db: Db) => {
  const { findOpenSummaries } = createAssetQueries(db);

  const ofMember = (memberId: number) => eq(favourites.member_id, memberId);
  const one = (memberId: number, assetId: number) => and(ofMember(memberId), eq(favourites.asset_id, assetId));

  const withAssets = async (rows: readonly Row[]): Promise<Favourite[]> => {
    const ids = rows.map(({ asset_id }) => asset_id);
    const summaries = await findOpenSummaries(ids);
    const byId = new Map(summaries.map((summary) => [summary.id, summary]));
    const changes = await findPriceChanges(db, ids);
    return rows.map(({ asset_id, note, created_at }) => {
      const change = changes.get(asset_id);
      return {
        asset_id,
        note,
        created_at: created_at.toISOString(),
        asset: byId.get(asset_id) ?? null,
        price_change: change && change.at > created_at ? { ...change, at: change.at.toISOString() } : null,
      };
    });
  };

  const countOf = async (tx: Db, memberId: number): Promise<number> => {
    const [row] = await tx.select({ count: count() }).from(favourites).where(ofMember(memberId));
    return row!.count;
  };

  return {
    async findPage(memberId: number, page: number): Promise<{ items: Favourite[]; total: number }> {
      const rows = await db
        .select()
        .from(favourites)
        .where(ofMember(memberId))
        .orderBy(...newestFirst)
        .limit(favouritePageSize)
        .offset((page - 1) * favouritePageSize);
      return { items: await withAssets(rows), total: await countOf(db, memberId) };
    },

    /** Ids of all favourites, newest first. */
    async findAllIds(memberId: number): Promise<number[]> {
      const rows = await db
        .select({ id: favourites.asset_id })
        .from(favourites)
        .where(ofMember(memberId))
        .orderBy(...newestFirst);
      return rows.map(({ id }) => id);
    },

    /** Adds favourites up to the limit; the first of the list becomes the newest. */
    async merge(memberId: number, assetIds: readonly number[]): Promise<void> {
      if (assetIds.length === 0) return;
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const saved = await tx.select({ id: favourites.asset_id }).from(favourites).where(ofMember(memberId));
        const known = new Set(saved.map(({ id }) => id));
        const open = await findOpenIds(tx, assetIds);
        const added = [...new Set(assetIds)]
          .filter((id) => open.has(id) && !known.has(id))
          .slice(0, Math.max(0, favouriteLimits.count - known.size));
        if (added.length === 0) return;
        await tx.insert(favourites).values(
          added.map((asset_id, index) => ({
            member_id: memberId,
            asset_id,
            created_at: sql`now() - make_interval(secs => ${index / 1000})`,
          })),
        );
      });
    },

    /** Throws `not_found` for an asset without a page, `favourite_limit` at the limit. */
    async put(memberId: number, assetId: number, note: string | null | undefined): Promise<Favourite> {
      const row = await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const [saved] = await tx.select().from(favourites).where(one(memberId, assetId));
        if (saved) {
          if (note === undefined) return saved;
          const [changed] = await tx.update(favourites).set({ note }).where(one(memberId, assetId)).returning();
          return changed!;
        }
        if (!(await findOpenIds(tx, [assetId])).has(assetId)) throw new ApiError('not_found');
        if ((await countOf(tx, memberId)) >= favouriteLimits.count)
          throw new ApiError('favourite_limit', { details: { limit: favouriteLimits.count } });
        const [added] = await tx
          .insert(favourites)
          .values({ member_id: memberId, asset_id: assetId, note: note ?? null })
          .returning();
        return added!;
      });
      const [favourite] = await withAssets([row]);
      return favourite!;
    },

    async remove(memberId: number, assetId: number): Promise<void> {
      await db.delete(favourites).where(one(memberId, assetId));
    },
  };
};
