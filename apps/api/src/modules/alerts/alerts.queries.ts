import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { maxAlerts, type AlertFrequency } from '@yoodee/api-contract/alerts';
import type { SearchKind } from '@yoodee/api-contract/saved-searches';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { alertReaders, alerts } from '../../db/schema.ts';

export type AlertRow = typeof alerts.$inferSelect;
export type AlertReaderRow = typeof alertReaders.$inferSelect;

interface RequestedAlert {
  kind: SearchKind;
  locale: Locale;
  name: string;
  query: string;
  frequency: AlertFrequency;
}

/** Seconds in which the text for the official account must be sent. */
const chatTokenLifeS = 3_600;

/** Days until a link expires, and until an unconfirmed alert is erased. */
export const linkDays = 7;

const now = sql`now()`;
/** A resumed alert reports only what is new since it was resumed. */
const sinceThePause = sql`case when ${alerts.frequency} = 'off' then now() else ${alerts.last_run_at} end`;

/** 256 random bits need no salt and no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Alerts of visitors without an account. */
export const createAlertQueries = (db: Db) => {
  const ofReader = (readerId: number) => eq(alerts.reader_id, readerId);
  const isPending = isNull(alerts.confirmed_at);
  const hasToken = (token: string) =>
    and(eq(alertReaders.token_hash, hashOf(token)), gt(alertReaders.token_expires_at, now));

  const findReader = async (where: SQL | undefined): Promise<AlertReaderRow | null> => {
    const [reader] = await db.select().from(alertReaders).where(where);
    return reader ?? null;
  };

  /** Makes room for one more alert: at the limit, deletes the oldest unconfirmed one. False when all are confirmed. */
  const makeRoom = async (tx: Db, readerId: number): Promise<boolean> => {
    if ((await tx.$count(alerts, ofReader(readerId))) < maxAlerts) return true;
    const oldest = tx
      .select({ id: alerts.id })
      .from(alerts)
      .where(and(ofReader(readerId), isPending))
      .orderBy(asc(alerts.created_at), asc(alerts.id))
      .limit(1);
    const { rowCount } = await tx.delete(alerts).where(sql`${alerts.id} = any(array(${oldest}))`);
    return rowCount === 1;
  };

  return {
    /**
     * Stores an unconfirmed alert. An existing one is left unchanged, because the request may come from a stranger.
     * Returns the reader. Call it in a transaction.
     */
    async request({ email, locale, ...values }: RequestedAlert & { email: string }): Promise<number> {
      await db.insert(alertReaders).values({ email, locale }).onConflictDoNothing();
      const [reader] = await db
        .select({ id: alertReaders.id })
        .from(alertReaders)
        .where(eq(alertReaders.email, email))
        .for('no key update');
      const readerId = reader!.id;
      const [same] = await db
        .select()
        .from(alerts)
        .where(and(ofReader(readerId), eq(alerts.kind, values.kind), eq(alerts.query, values.query)));
      if (same && same.confirmed_at === null)
        await db
          .update(alerts)
          .set({ ...values, created_at: now })
          .where(eq(alerts.id, same.id));
      else if (!same && (await makeRoom(db, readerId)))
        await db.insert(alerts).values({ reader_id: readerId, ...values });
      return readerId;
    },

    /** The token of a new link; the link before it no longer works. */
    async issueLink(readerId: number): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiry = sql`now() + make_interval(days => ${linkDays})`;
      await db
        .update(alertReaders)
        .set({ token_hash: hashOf(token), token_expires_at: expiry })
        .where(eq(alertReaders.id, readerId));
      return token;
    },

    /** Stores an alert until somebody sends its token from LINE. Returns the token. */
    async requestInChat({ locale, ...values }: RequestedAlert): Promise<string> {
      const token = randomBytes(16).toString('hex');
      const expiry = sql`now() + make_interval(secs => ${chatTokenLifeS})`;
      const [reader] = await db
        .insert(alertReaders)
        .values({ locale, token_hash: hashOf(token), token_expires_at: expiry })
        .returning({ id: alertReaders.id });
      await db.insert(alerts).values({ reader_id: reader!.id, ...values });
      return token;
    },

    /**
     * Assigns the pending alert of a token to the LINE account that sent it, and confirms it. Null when the token is
     * unknown, expired or used; `isFull` when the account is at its limit of alerts. Call it in a transaction.
     */
    async confirmInChat(token: string, lineSub: string): Promise<{ reader: AlertReaderRow; isFull: boolean } | null> {
      const [asked] = await db
        .update(alertReaders)
        .set({ token_hash: null, token_expires_at: null })
        .where(and(hasToken(token), isNull(alertReaders.email), isNull(alertReaders.line_sub)))
        .returning();
      if (!asked) return null;
      const { locale } = asked;
      await db
        .insert(alertReaders)
        .values({ line_sub: lineSub, locale })
        .onConflictDoUpdate({ target: alertReaders.line_sub, set: { locale } });
      const [reader] = await db
        .select()
        .from(alertReaders)
        .where(eq(alertReaders.line_sub, lineSub))
        .for('no key update');
      const [wanted] = await db.select().from(alerts).where(ofReader(asked.id));
      const isSame = and(eq(alerts.kind, wanted!.kind), eq(alerts.query, wanted!.query));
      const isTold = and(ofReader(reader!.id), isSame);
      // The account already has this alert: the latest request sets its frequency.
      const { rowCount: changed } = await db
        .update(alerts)
        .set({ frequency: wanted!.frequency, last_run_at: sinceThePause })
        .where(isTold);
      const isFull = changed === 0 && !(await makeRoom(db, reader!.id));
      if (changed === 0 && !isFull)
        await db
          .update(alerts)
          .set({ reader_id: reader!.id, confirmed_at: now, created_at: now, last_run_at: now })
          .where(eq(alerts.id, wanted!.id));
      await db.delete(alertReaders).where(eq(alertReaders.id, asked.id));
      return { reader: reader!, isFull };
    },

    findByLine: (lineSub: string) => findReader(eq(alertReaders.line_sub, lineSub)),
    findById: (id: number) => findReader(eq(alertReaders.id, id)),
    findByToken: (token: string) => findReader(and(hasToken(token), isNotNull(alertReaders.email))),

    list: (readerId: number): Promise<AlertRow[]> =>
      db.select().from(alerts).where(ofReader(readerId)).orderBy(asc(alerts.id)),

    /** Confirms all pending alerts of the reader. They report matches from now on. */
    async confirm(readerId: number): Promise<void> {
      await db
        .update(alerts)
        .set({ confirmed_at: now, created_at: now, last_run_at: now })
        .where(and(ofReader(readerId), isPending));
    },

    async setFrequency(readerId: number, id: number, frequency: AlertFrequency): Promise<void> {
      await db
        .update(alerts)
        .set({ frequency, last_run_at: sinceThePause })
        .where(and(ofReader(readerId), eq(alerts.id, id), isNotNull(alerts.confirmed_at)));
    },

    async remove(readerId: number, id: number): Promise<void> {
      await db.delete(alerts).where(and(ofReader(readerId), eq(alerts.id, id)));
    },

    /** Erases the reader, its alerts and its unsent messages. */
    async stop(readerId: number): Promise<void> {
      await db.delete(alertReaders).where(eq(alertReaders.id, readerId));
    },

    /** Erases alerts that nobody confirmed, and readers without alerts. */
    async removeUnconfirmed(): Promise<void> {
      await db
        .delete(alerts)
        .where(and(isPending, lt(alerts.created_at, sql`now() - make_interval(days => ${linkDays})`)));
      const read = db.select({ id: alerts.reader_id }).from(alerts);
      // A reader who has just removed the last alert may still have the page open.
      const isOld = lt(alertReaders.created_at, sql`now() - interval '1 day'`);
      await db.delete(alertReaders).where(and(isOld, notInArray(alertReaders.id, read)));
    },
  };
};
