import { and, eq, isNotNull, lt, ne, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { NotificationData } from '@yoodee/api-contract/notification-kinds';
import type { Db } from '../../db/database.ts';
import { alerts, members, priceMonths, savedSearches } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { alertHour } from '../alerts/run-alerts.ts';
import { sendToReader } from '../alerts/send-to-reader.ts';
import { newsWords } from '../notifications/news-words.ts';
import { notify } from '../notifications/notify.ts';
import { priceSubjectOf } from '../saved-searches/saved-search-query.ts';
import { lastTimeAt } from '../saved-searches/search-run.ts';
import { hrefs } from '@yoodee/site';
import { findFall, findFinalMonth, pathOf } from './price-falls.ts';

const everyMs = 5 * 60 * 1_000;

/** Readers per statement. */
const batchSize = 100;

/** A stored search about prices. */
interface PriceSearch {
  id: number;
  name: string;
  query: string;
  frequency: 'instant' | 'daily' | 'weekly' | 'off';
}

/** A kind of reader with price alerts: how to find the due ones and how to notify them. */
interface PriceReaders {
  /** The name in log lines. */
  name: string;
  /** Readers with due searches, without those for whom it failed. */
  findDue(month: string, failed: readonly number[]): Promise<number[]>;
  /** Marks the due searches of a reader as run and returns them; none when another process has. */
  claim(tx: Db, readerId: number, month: string): Promise<PriceSearch[]>;
  tell(tx: Db, readerId: number, falls: readonly NotificationData[], isDigest: boolean): Promise<void>;
}

interface Columns {
  kind: AnyColumn;
  frequency: AnyColumn;
  last_run_at: AnyColumn;
}

/**
 * Price alerts that have not run since a month's medians were final: each runs once per month. Digests wait for their
 * hour. Alerts that were created after the medians were final wait for the next month.
 */
const isDue = ({ kind, frequency, last_run_at }: Columns, hour: SQL | number, month: string): SQL => {
  const finalAt = sql`(select ${priceMonths.computed_at} from ${priceMonths} where ${priceMonths.month} = ${month})`;
  return and(
    eq(kind, 'prices'),
    ne(frequency, 'off'),
    lt(last_run_at, finalAt),
    sql`(${frequency} = 'instant' or ${finalAt} < ${lastTimeAt(hour)})`,
  )!;
};

const isNotAmong = (id: AnyColumn, failed: readonly number[]): SQL =>
  sql`${id} <> all(${sql.param([...failed])}::bigint[])`;

const visitors = (db: Db): PriceReaders => {
  const due = (month: string) => and(isNotNull(alerts.confirmed_at), isDue(alerts, alertHour, month));
  return {
    name: 'alertReaderId',
    async findDue(month, failed) {
      const rows = await db
        .selectDistinct({ id: alerts.reader_id })
        .from(alerts)
        .where(and(due(month), isNotAmong(alerts.reader_id, failed)))
        .limit(batchSize);
      return rows.map(({ id }) => id);
    },
    claim: (tx, readerId, month) =>
      tx
        .update(alerts)
        .set({ last_run_at: sql`now()` })
        .where(and(eq(alerts.reader_id, readerId), due(month)))
        .returning(),
    async tell(tx, readerId, falls, isDigest) {
      await sendToReader(tx, readerId, {
        isDigest,
        itemsIn: (locale) =>
          falls.map((data) => {
            const values = { title: null, assetId: null, data };
            const { [locale]: sentence, href } = newsWords.district_price_fell;
            return { topic: 'saved_searches', text: sentence(values), href: href(hrefs(locale), values) };
          }),
      });
    },
  };
};

const memberSearches = (db: Db): PriceReaders => {
  const hour = sql`(select ${members.digest_hour} from ${members} where ${members.id} = ${savedSearches.member_id})`;
  const due = (month: string) => isDue(savedSearches, hour, month);
  return {
    name: 'memberId',
    async findDue(month, failed) {
      const rows = await db
        .selectDistinct({ id: savedSearches.member_id })
        .from(savedSearches)
        .where(and(due(month), isNotAmong(savedSearches.member_id, failed)))
        .limit(batchSize);
      return rows.map(({ id }) => id);
    },
    claim: (tx, memberId, month) =>
      tx
        .update(savedSearches)
        .set({ last_run_at: sql`now()` })
        .where(and(eq(savedSearches.member_id, memberId), due(month)))
        .returning(),
    tell: (tx, memberId, falls, isDigest) =>
      notify(
        tx,
        falls.map((data) => ({ memberId, kind: 'district_price_fell', data })),
        sql`now()`,
        { isDigest },
      ),
  };
};

const fallsOf = async (tx: Db, searches: readonly PriceSearch[], month: string): Promise<NotificationData[]> => {
  const falls: NotificationData[] = [];
  for (const { name, query } of searches) {
    const subject = priceSubjectOf(query);
    const fall = subject && (await findFall(tx, subject, month));
    if (!subject || !fall) continue;
    const { percent, months, from, to, unit } = fall;
    falls.push({ name, path: pathOf(subject), percent, months, price_from: from, price_to: to, unit });
  }
  return falls;
};

/**
 * Notifies readers with a price alert that the median asking price of a district has dropped, once for each month that
 * is over. Safe on several replicas: an alert is marked in the transaction that notifies of it. A failure is logged and
 * retried in the next run, and does not stop the others.
 */
export const createPriceAlertRun = ({ db, logger }: { db: Db; logger: Pick<FastifyBaseLogger, 'error'> }) => {
  const runFor = (store: PriceReaders, readerId: number, month: string) =>
    db.transaction(async (tx) => {
      const searches = await store.claim(tx, readerId, month);
      const falls = await fallsOf(tx, searches, month);
      const isDigest = searches.every(({ frequency }) => frequency !== 'instant');
      if (falls.length > 0) await store.tell(tx, readerId, falls, isDigest);
    });

  const runAll = async (store: PriceReaders, month: string) => {
    const failed: number[] = [];
    for (;;) {
      const readers = await store.findDue(month, failed);
      for (const readerId of readers)
        await runFor(store, readerId, month).catch((err: unknown) => {
          logger.error({ err, [store.name]: readerId }, 'price alert failed');
          failed.push(readerId);
        });
      if (readers.length < batchSize) return;
    }
  };

  return async (): Promise<void> => {
    const month = await findFinalMonth(db);
    if (month === null) return;
    for (const store of [memberSearches(db), visitors(db)]) await runAll(store, month);
  };
};

export const priceAlertJob = (services: { db: Db; logger: Pick<FastifyBaseLogger, 'error'> }): ScheduledJob => ({
  name: 'price alerts',
  everyMs,
  run: createPriceAlertRun(services),
});
