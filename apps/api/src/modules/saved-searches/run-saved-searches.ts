import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, savedSearches, savedSearchMatches } from '../../db/schema.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { notify } from '../notifications/notify.ts';
import { filtersOf } from './saved-search-query.ts';

/** How long an instant notice may take. */
export const savedSearchEveryMs = 60_000;

type Row = typeof savedSearches.$inferSelect;

/** What makes an asset new to a search that did not find it before. */
const tellingEvents = ['published', 'price_changed', 'resumed', 'relisted'];

/** An event bears the time its transaction began, and is seen when it ends: each run looks so far behind the last. */
const overlap = sql`interval '10 minutes'`;

const batchSize = 100;

/** Searches whose turn has come and whose last run is older than this one, but for those that failed in it. */
const findDue = (db: Db, startedAt: Date, failed: readonly number[]): Promise<Row[]> => {
  const every = (frequency: Row['frequency'], age: string) =>
    and(eq(savedSearches.frequency, frequency), sql`${savedSearches.last_run_at} <= now() - ${age}::interval`);
  return db
    .select()
    .from(savedSearches)
    .where(
      and(
        lt(savedSearches.last_run_at, startedAt),
        sql`${savedSearches.id} <> all(${sql.param(failed)}::bigint[])`,
        or(eq(savedSearches.frequency, 'instant'), every('daily', '1 day'), every('weekly', '7 days')),
      ),
    )
    .orderBy(asc(savedSearches.last_run_at), asc(savedSearches.id))
    .limit(batchSize);
};

/** Published assets of others that something telling has happened to since the search last looked, or since it exists. */
const findCandidates = async (db: Db, { member_id, last_run_at, created_at }: Row): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: assets.id })
    .from(assetEvents)
    .innerJoin(assets, eq(assets.id, assetEvents.asset_id))
    .where(
      and(
        sql`${assetEvents.at} > greatest(${created_at.toISOString()}::timestamptz, ${last_run_at.toISOString()}::timestamptz - ${overlap})`,
        inArray(assetEvents.kind, tellingEvents),
        eq(assets.status, 'published'),
        ne(assets.owner_id, member_id),
      ),
    )
    .orderBy(asc(assets.id));
  return rows.map(({ id }) => id);
};

/** Tells the member of what was not told before; nothing where the search has changed or run meanwhile. */
const tell = (db: Db, search: Row, assetIds: readonly number[], startedAt: Date) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(savedSearches).where(eq(savedSearches.id, search.id)).for('update');
    if (!row || row.query !== search.query || row.last_run_at.getTime() !== search.last_run_at.getTime()) return;
    await tx.update(savedSearches).set({ last_run_at: startedAt }).where(eq(savedSearches.id, row.id));
    if (assetIds.length === 0 || row.frequency === 'off') return;
    const fresh = await tx
      .insert(savedSearchMatches)
      .select(sql`select ${row.id}::bigint, asset_id, now() from unnest(${sql.param(assetIds)}::bigint[]) as asset_id`)
      .onConflictDoNothing()
      .returning({ assetId: savedSearchMatches.asset_id });
    if (fresh.length === 0) return;
    await notify(tx, [
      {
        memberId: row.member_id,
        kind: 'saved_search_matched',
        ...(fresh.length === 1 && { assetId: fresh[0]!.assetId }),
        data: { saved_search_id: row.id, name: row.name, count: fresh.length },
      },
    ]);
  });

/**
 * Runs the saved searches that are due and tells their members, one notice a run, each asset once. Replicas may run it
 * at the same time: whoever is second finds the search changed. A search that fails is logged and left to the next run.
 */
export const createSavedSearchRun = ({
  db,
  assetSearch,
  logger,
}: {
  db: Db;
  assetSearch: Pick<AssetSearch, 'among'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}) => {
  const run = async (search: Row, startedAt: Date) => {
    const candidates = await findCandidates(db, search);
    await tell(db, search, await assetSearch.among(filtersOf(search.query), candidates), startedAt);
  };

  return async (): Promise<void> => {
    const [clock] = await db
      .select({ now: sql`now()`.mapWith((text: string) => new Date(text)) })
      .from(sql`(select 1) one`);
    const startedAt = clock!.now;
    const failed: number[] = [];
    for (;;) {
      const due = await findDue(db, startedAt, failed);
      for (const search of due)
        await run(search, startedAt).catch((err: unknown) => {
          logger.error({ err, savedSearchId: search.id }, 'saved search failed');
          failed.push(search.id);
        });
      if (due.length < batchSize) return;
    }
  };
};
