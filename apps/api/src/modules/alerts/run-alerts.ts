import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { minuteMs } from '@yoodee/site';
import { alertMatches, alerts } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import type { Db } from '../../db/database.ts';
import {
  createSearchRun,
  isDigestDue,
  isWaiting,
  recordRun,
  type SearchRunServices,
  type SearchStore,
} from '../saved-searches/search-run.ts';
import { sendMatches, type AlertMatches } from './send-matches.ts';

/** Maximum delay of an instant alert, and of a digest after its hour. */
const alertEveryMs = minuteMs;

/** Digests of visitors are sent at this hour in Bangkok. */
export const alertHour = 8;

type Row = typeof alerts.$inferSelect;

const tables = { searches: sql`${alerts}`, matches: sql`${alertMatches}` };
const digestDue = isDigestDue(alerts, alertHour);
const isConfirmed = isNotNull(alerts.confirmed_at);

/** Alerts of visitors. */
const visitorAlerts = (db: Db): SearchStore<Row> => ({
  name: 'alertId',
  readerOf: ({ reader_id }) => reader_id,
  ownerOf: () => null,

  findDue: ({ limit, ...due }) =>
    db
      .select()
      .from(alerts)
      .where(and(isConfirmed, isWaiting(alerts, due), or(eq(alerts.frequency, 'instant'), digestDue)))
      .orderBy(asc(alerts.last_run_at), asc(alerts.id))
      .limit(limit),

  findDigests: (readerId, due) =>
    db
      .select()
      .from(alerts)
      .where(and(eq(alerts.reader_id, readerId), isConfirmed, isWaiting(alerts, due), digestDue))
      .orderBy(asc(alerts.id)),

  tell: (found, { startedAt, isDigest }) =>
    db.transaction(async (tx) => {
      const matches: AlertMatches[] = [];
      for (const one of found) {
        const fresh = await recordRun(tx, one, tables, startedAt);
        if (fresh !== null && fresh.length > 0) matches.push({ alert: one.search, assetIds: fresh });
      }
      if (matches.length > 0) await sendMatches(tx, matches, { isDigest });
    }),
});

export const createAlertRun = (services: SearchRunServices) => createSearchRun(services, visitorAlerts(services.db));

export const alertJob = (services: SearchRunServices): ScheduledJob => ({
  name: 'alerts',
  everyMs: alertEveryMs,
  run: createAlertRun(services),
});
