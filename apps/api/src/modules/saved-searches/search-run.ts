import { and, asc, eq, inArray, lt, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { SavedSearchFrequency } from '@yoodee/api-contract/saved-searches';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets } from '../../db/schema.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { filtersOf } from './saved-search-query.ts';

/** A search that tells somebody of new matches: a member's, or a visitor's alert. */
export interface StoredSearch {
  id: number;
  query: string;
  frequency: SavedSearchFrequency;
  created_at: Date;
  last_run_at: Date;
}

export interface Found<Search> {
  search: Search;
  assetIds: readonly number[];
}

/** A kind of stored searches: how to find the due ones and how to notify their readers. */
export interface SearchStore<Search extends StoredSearch> {
  /** The name in log lines. */
  name: string;
  /** Whose search it is: their due digests are sent together. */
  readerOf(search: Search): number;
  /** Due searches, longest waiting first: those that last ran before `startedAt`, without those that failed. */
  findDue(due: { startedAt: Date; failed: readonly number[]; limit: number }): Promise<Search[]>;
  /** All due digests of a reader. */
  findDigests(readerId: number, due: { startedAt: Date; failed: readonly number[] }): Promise<Search[]>;
  /** The member whose own assets do not count. */
  ownerOf(search: Search): number | null;
  /** Stores the run and tells of what is new, in one transaction; nothing for a search that has changed or run since. */
  tell(found: readonly Found<Search>[], run: { startedAt: Date; isDigest: boolean }): Promise<void>;
}

/** Events that make an asset a new match. */
const matchEvents = ['published', 'price_changed', 'resumed', 'relisted'];

/**
 * An event has its transaction's start time but is visible after the commit, so each run overlaps with the previous
 * one.
 */
const overlap = sql`interval '10 minutes'`;

const batchSize = 100;

/** When it was last this hour in Bangkok, which has no summer time. `now` is the present. */
export const lastTimeAt = (hour: SQL | number, now: SQL = sql`now()`): SQL => {
  const hours = sql`make_interval(hours => ${hour}::int)`;
  return sql`(date_trunc('day', ${now} at time zone 'Asia/Bangkok' - ${hours}) + ${hours}) at time zone 'Asia/Bangkok'`;
};

interface SearchColumns {
  id: AnyColumn;
  kind: AnyColumn;
  frequency: AnyColumn;
  last_run_at: AnyColumn;
}

/** Daily and weekly searches whose hour has come. A week is seven times that hour. */
export const isDigestDue = (
  { frequency, last_run_at }: Pick<SearchColumns, 'frequency' | 'last_run_at'>,
  hour: SQL | number,
): SQL => {
  const every = (name: SavedSearchFrequency, further: SQL) =>
    and(eq(frequency, name), sql`${last_run_at} < ${lastTimeAt(hour)} - ${further}`);
  return or(every('daily', sql`interval '0'`), every('weekly', sql`interval '6 days'`))!;
};

/** Whether a search for new matches has not run in this round. */
export const isWaiting = (
  { id, kind, last_run_at }: SearchColumns,
  { startedAt, failed }: { startedAt: Date; failed: readonly number[] },
): SQL => and(eq(kind, 'matches'), lt(last_run_at, startedAt), sql`${id} <> all(${sql.param(failed)}::bigint[])`)!;

/** Published assets of others with such an event since the last run or the creation of the search. */
const findCandidates = async (
  db: Db,
  { last_run_at, created_at }: StoredSearch,
  ownerId: number | null,
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: assets.id })
    .from(assetEvents)
    .innerJoin(assets, eq(assets.id, assetEvents.asset_id))
    .where(
      and(
        sql`${assetEvents.at} > greatest(${created_at.toISOString()}::timestamptz, ${last_run_at.toISOString()}::timestamptz - ${overlap})`,
        inArray(assetEvents.kind, matchEvents),
        eq(assets.status, 'published'),
        ownerId === null ? undefined : ne(assets.owner_id, ownerId),
      ),
    )
    .orderBy(asc(assets.id));
  return rows.map(({ id }) => id);
};

export interface SearchRunServices {
  db: Db;
  assetSearch: Pick<AssetSearch, 'among'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Runs the due searches and tells their readers: at once for each instant one, and in one message for all digests of a
 * reader. Safe on several replicas: the second one finds the search changed. A failed search is logged and retried in
 * the next run, and does not stop the others.
 */
export const createSearchRun = <Search extends StoredSearch>(
  { db, assetSearch, logger }: SearchRunServices,
  store: SearchStore<Search>,
) => {
  const find = async (search: Search): Promise<Found<Search>> => {
    const candidates = await findCandidates(db, search, store.ownerOf(search));
    return { search, assetIds: await assetSearch.among(filtersOf(search.query), candidates) };
  };

  return async (): Promise<void> => {
    const [clock] = await db
      .select({ now: sql`now()`.mapWith((text: string) => new Date(text)) })
      .from(sql`(select 1) one`);
    const startedAt = clock!.now;
    const failed: number[] = [];
    const digested = new Set<number>();
    const fail = (err: unknown, { id }: Search) => {
      logger.error({ err, [store.name]: id }, 'saved search failed');
      failed.push(id);
    };

    const run = async (searches: readonly Search[], isDigest: boolean) => {
      const found: Found<Search>[] = [];
      for (const search of searches)
        await find(search).then(
          (one) => found.push(one),
          (err: unknown) => fail(err, search),
        );
      if (found.length === 0) return;
      await store.tell(found, { startedAt, isDigest }).catch((err: unknown) => {
        for (const { search } of found) fail(err, search);
      });
    };

    for (;;) {
      const due = await store.findDue({ startedAt, failed, limit: batchSize });
      for (const search of due) {
        const readerId = store.readerOf(search);
        if (search.frequency === 'instant') await run([search], false);
        else if (!digested.has(readerId)) {
          digested.add(readerId);
          await run(await store.findDigests(readerId, { startedAt, failed }), true);
        }
      }
      if (due.length < batchSize) return;
    }
  };
};

/**
 * Stores that a search ran and which of the found assets are new to it. Null when it has changed or run since it was
 * read, or is switched off.
 */
export const recordRun = async (
  tx: Db,
  { search, assetIds }: Found<StoredSearch>,
  tables: { searches: SQL; matches: SQL },
  startedAt: Date,
): Promise<number[] | null> => {
  const { rowCount } = await tx.execute(sql`
    update ${tables.searches} set last_run_at = ${startedAt.toISOString()}::timestamptz
    where id = ${search.id} and query = ${search.query} and frequency <> 'off'
      and date_trunc('milliseconds', last_run_at) = ${search.last_run_at.toISOString()}::timestamptz`);
  if (rowCount === 0) return null;
  if (assetIds.length === 0) return [];
  const { rows } = await tx.execute<{ asset_id: string }>(sql`
    insert into ${tables.matches}
    select ${search.id}::bigint, asset_id, now() from unnest(${sql.param(assetIds)}::bigint[]) as asset_id
    on conflict do nothing returning asset_id`);
  return rows.map(({ asset_id }) => Number(asset_id));
};
