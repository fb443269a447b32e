import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { minuteMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { members, savedSearches, savedSearchMatches } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';
import {
  createSearchRun,
  isDigestDue,
  isWaiting,
  recordRun,
  type SearchRunServices,
  type SearchStore,
} from './search-run.ts';

/** Maximum delay of an instant notification, and of a digest after its hour. */
const savedSearchEveryMs = minuteMs;

type Row = typeof savedSearches.$inferSelect;

const tables = { searches: sql`${savedSearches}`, matches: sql`${savedSearchMatches}` };
const digestDue = isDigestDue(savedSearches, sql`${members.digest_hour}`);

/** Saved searches of members. */
const memberSearches = (db: Db): SearchStore<Row> => {
  const searches = () =>
    db
      .select(getTableColumns(savedSearches))
      .from(savedSearches)
      .innerJoin(members, eq(members.id, savedSearches.member_id));

  return {
    name: 'savedSearchId',
    readerOf: ({ member_id }) => member_id,
    ownerOf: ({ member_id }) => member_id,

    findDue: ({ limit, ...due }) =>
      searches()
        .where(and(isWaiting(savedSearches, due), or(eq(savedSearches.frequency, 'instant'), digestDue)))
        .orderBy(asc(savedSearches.last_run_at), asc(savedSearches.id))
        .limit(limit),

    findDigests: (memberId, due) =>
      searches()
        .where(and(eq(savedSearches.member_id, memberId), isWaiting(savedSearches, due), digestDue))
        .orderBy(asc(savedSearches.id)),

    tell: (found, { startedAt, isDigest }) =>
      db.transaction(async (tx) => {
        const news: NewNotification[] = [];
        for (const one of found) {
          const fresh = await recordRun(tx, one, tables, startedAt);
          if (fresh === null || fresh.length === 0) continue;
          const { id, member_id: memberId, name, query } = one.search;
          news.push({
            ...{ memberId, kind: 'saved_search_matched', found: { query, assetIds: fresh } },
            ...(fresh.length === 1 && { assetId: fresh[0]! }),
            data: { saved_search_id: id, name, count: fresh.length },
          });
        }
        if (news.length > 0) await notify(tx, news, sql`now()`, { isDigest });
      }),
  };
};

export const createSavedSearchRun = (services: SearchRunServices) =>
  createSearchRun(services, memberSearches(services.db));

export const savedSearchJob = (services: SearchRunServices): ScheduledJob => ({
  name: 'saved searches',
  everyMs: savedSearchEveryMs,
  run: createSavedSearchRun(services),
});
