import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AssetSummary } from '@yoodee/api-contract/assets';
import { savedSearchLimits, savedSearchPageSize, type SavedSearch } from '@yoodee/api-contract/saved-searches';
import { openStatuses } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assets, savedSearches, savedSearchMatches } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { lockMember } from '../members/members.queries.ts';
import { storedQuery } from './saved-search-query.ts';

type Row = typeof savedSearches.$inferSelect;
export type SavedSearchValues = Partial<Pick<Row, 'name' | 'query' | 'frequency'>>;

const now = sql`now()`;

/** Saved searches of members. */
export const createSavedSearchQueries = (db: Db) => {
  const { findOpenSummaries } = createAssetQueries(db);

  const ofMember = (memberId: number) => eq(savedSearches.member_id, memberId);
  const one = (memberId: number, id: number) => and(ofMember(memberId), eq(savedSearches.id, id));

  const countMatches = async (from: Db, ids: readonly number[]) => {
    if (ids.length === 0) return new Map<number, number>();
    const rows = await from
      .select({ id: savedSearchMatches.saved_search_id, count: count() })
      .from(savedSearchMatches)
      .where(inArray(savedSearchMatches.saved_search_id, [...ids]))
      .groupBy(savedSearchMatches.saved_search_id);
    return new Map(rows.map((row) => [row.id, row.count]));
  };

  const withCounts = async (from: Db, rows: readonly Row[]): Promise<SavedSearch[]> => {
    const counts = await countMatches(
      from,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, kind, name, query, frequency, created_at, last_run_at }) => ({
      id,
      kind,
      name,
      query,
      frequency,
      created_at: created_at.toISOString(),
      last_run_at: last_run_at.toISOString(),
      match_count: counts.get(id) ?? 0,
    }));
  };

  return {
    async list(memberId: number): Promise<SavedSearch[]> {
      const rows = await db
        .select()
        .from(savedSearches)
        .where(ofMember(memberId))
        .orderBy(desc(savedSearches.created_at), desc(savedSearches.id));
      return withCounts(db, rows);
    },

    /** Creates the search, or returns the existing one of the same kind with the same query. Throws `saved_search_limit`. */
    create: (
      memberId: number,
      values: Pick<Row, 'kind' | 'name' | 'query'> & SavedSearchValues,
    ): Promise<SavedSearch> =>
      db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const saved = await tx.select().from(savedSearches).where(ofMember(memberId));
        const same = saved.find(({ kind, query }) => kind === values.kind && query === values.query);
        if (!same && saved.length >= savedSearchLimits.count)
          throw new ApiError('saved_search_limit', { details: { limit: savedSearchLimits.count } });
        const rows = same
          ? [same]
          : await tx
              .insert(savedSearches)
              .values({ member_id: memberId, ...values })
              .returning();
        return (await withCounts(tx, rows))[0]!;
      }),

    /**
     * Throws `not_found`, and `invalid_request` for a query that its kind does not allow or that another search of the
     * member has. A changed query has no matches yet.
     */
    update: (memberId: number, id: number, values: SavedSearchValues): Promise<SavedSearch> =>
      db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const saved = await tx.select().from(savedSearches).where(ofMember(memberId)).for('update');
        const before = saved.find((search) => search.id === id);
        if (!before) throw new ApiError('not_found');
        if (saved.some(({ id: other, kind, query }) => other !== id && kind === before.kind && query === values.query))
          throw new ApiError('invalid_request', { errors: { query: 'invalid' } });
        if (values.query !== undefined) storedQuery(values.query, before.kind);
        const isOther = values.query !== undefined && values.query !== before.query;
        const isBack = before.frequency === 'off' && values.frequency !== undefined && values.frequency !== 'off';
        if (isOther) await tx.delete(savedSearchMatches).where(eq(savedSearchMatches.saved_search_id, id));
        const rows = await tx
          .update(savedSearches)
          .set({
            name: values.name ?? before.name,
            query: values.query ?? before.query,
            frequency: values.frequency ?? before.frequency,
            ...((isOther || isBack) && { last_run_at: now }),
            ...(isOther && { created_at: now }),
          })
          .where(eq(savedSearches.id, id))
          .returning();
        return (await withCounts(tx, rows))[0]!;
      }),

    /** Throws `not_found`. */
    async remove(memberId: number, id: number): Promise<void> {
      const { rowCount } = await db.delete(savedSearches).where(one(memberId, id));
      if (rowCount === 0) throw new ApiError('not_found');
    },

    /** Throws `not_found`. */
    async findMatches(memberId: number, id: number, page: number) {
      const [search] = await db.select({ id: savedSearches.id }).from(savedSearches).where(one(memberId, id));
      if (!search) throw new ApiError('not_found');
      const open = and(eq(savedSearchMatches.saved_search_id, id), inArray(assets.status, [...openStatuses]));
      const matches = db.select({ assetId: savedSearchMatches.asset_id, at: savedSearchMatches.matched_at });
      const rows = await matches
        .from(savedSearchMatches)
        .innerJoin(assets, eq(assets.id, savedSearchMatches.asset_id))
        .where(open)
        .orderBy(desc(savedSearchMatches.matched_at), desc(savedSearchMatches.asset_id))
        .limit(savedSearchPageSize)
        .offset((page - 1) * savedSearchPageSize);
      const [total] = await db
        .select({ count: count() })
        .from(savedSearchMatches)
        .innerJoin(assets, eq(assets.id, savedSearchMatches.asset_id))
        .where(open);
      const summaries = await findOpenSummaries(rows.map(({ assetId }) => assetId));
      const byId = new Map(summaries.map((asset): [number, AssetSummary] => [asset.id, asset]));
      const items = rows.flatMap(({ assetId, at }) => {
        const asset = byId.get(assetId);
        return asset ? [{ asset, matched_at: at.toISOString() }] : [];
      });
      return { items, total: total!.count };
    },
  };
};
