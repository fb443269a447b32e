import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, savedSearches, savedSearchMatches } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { notify } from '../notifications/notify.ts';
import { filtersOf } from './saved-search-query.ts';

/** Maximum delay of an instant notification. */
const savedSearchEveryMs = 60_000;

type Row = typeof savedSearches.$inferSelect;

/** Events that make an asset a new match. */
const matchEvents = ['published', 'price_changed', 'resumed', 'relisted'];

/**
 * An event has its transaction's start time but is visible after the commit, so each run overlaps with the previous
 * one.
 */
const overlap = sql`interval '10 minutes'`;

const batchSize = 100;

/** Due searches whose last run is before this one, without those that failed in it. */
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

/** Published assets of others with such an event since the last run or the creation of the search. */
const findCandidates = async (db: Db, { member_id, last_run_at, created_at }: Row): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: assets.id })
    .from(assetEvents)
    .innerJoin(assets, eq(assets.id, assetEvents.asset_id))
    .where(
      and(
        sql`${assetEvents.at} > greatest(${created_at.toISOString()}::timestamptz, ${last_run_at.toISOString()}::timestamptz - ${overlap})`,
        inArray(assetEvents.kind, matchEvents),
        eq(assets.status, 'published'),
        ne(assets.owner_id, member_id),
      ),
    )
    .orderBy(asc(assets.id));
  return rows.map(({ id }) => id);
};

/** Notifies the member of new matches; does nothing when the search has changed or run in the meantime. */
const notifyMember = (db: Db, search: Row, assetIds: readonly number[], startedAt: Date) =>
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
 * Runs the due saved searches and notifies their members: one notification per run, each asset once. Safe on several
 * replicas: the second one finds the search changed. A failed search is logged and retried in the next run.
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
    await notifyMember(db, search, await assetSearch.among(filtersOf(search.query), candidates), startedAt);
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

export const savedSearchJob = (services: Parameters<typeof createSavedSearchRun>[0]): ScheduledJob => ({
  name: 'saved searches',
  everyMs: savedSearchEveryMs,
  run: createSavedSearchRun(services),
});
