import { and, asc, count, eq, getTableColumns, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { members, outboxMessages, type OutboxChannel } from '../../db/schema.ts';

/** A message, and how long it is useful. */
export interface NewMessage {
  channel: OutboxChannel;
  to: string;
  /** Of a mail. */
  subject?: string;
  text: string;
  code: string | null;
  lifeS: number;
}

export type OutboxRow = typeof outboxMessages.$inferSelect;

const isOpen = and(isNull(outboxMessages.sent_at), isNull(outboxMessages.failed_at));
const closed = { is_bundle: false };
const erased = { ...closed, subject: null, body: '', code: null, news: null };

/** A message that failed this often is not tried again, unless an operator says so. */
export const mostTries = 8;

/** Seconds before the second try. Sending must take less, or another replica would send the message as well. */
const firstPause = sql`case ${outboxMessages.channel} when 'email' then 30 else 10 end`;
/** Codes are useful for minutes only: they are retried after 10, 20, 40 s; everything else after 10, 40, 160 s. */
const growth = sql`case when ${outboxMessages.code} is null then 4 else 2 end`;
/**
 * Exponential backoff up to an hour, with 25 % jitter, so that messages that failed together are not retried together.
 */
const nextTry = sql`now() + make_interval(secs =>
  least(${firstPause} * power(${growth}, ${outboxMessages.tries}), 3600) * (1 + random() / 4))`;

export const createOutboxQueries = (db: Db) => {
  const close = async (id: number, values: PgUpdateSetSource<typeof outboxMessages>): Promise<void> => {
    await db.update(outboxMessages).set(values).where(eq(outboxMessages.id, id));
  };

  return {
    /** Call it in the transaction that causes the message. */
    async add({ channel, to, subject, text, code, lifeS }: NewMessage): Promise<void> {
      await db.insert(outboxMessages).values({
        channel,
        recipient: to,
        ...(subject !== undefined && { subject }),
        body: text,
        code,
        expires_at: sql`now() + make_interval(secs => ${lifeS})`,
      });
    },

    /**
     * Takes up to `count` due messages, oldest first, each for one caller only. Taking a message also schedules its next
     * try, so that a crash or failure before {@link markSent} delays the message but never loses it. No more is added to
     * a message that was taken, so that all tries say the same.
     */
    async takeDue(count: number): Promise<OutboxRow[]> {
      const due = db
        .select({ id: outboxMessages.id })
        .from(outboxMessages)
        .where(and(isOpen, lte(outboxMessages.next_try_at, sql`now()`)))
        .orderBy(asc(outboxMessages.next_try_at))
        .limit(count)
        .for('update', { skipLocked: true });
      const taken = await db
        .update(outboxMessages)
        .set({ ...closed, tries: sql`${outboxMessages.tries} + 1`, next_try_at: nextTry })
        .where(sql`${outboxMessages.id} = any(array(${due}))`)
        .returning(getTableColumns(outboxMessages));
      return taken.sort((a, b) => a.id - b.id);
    },

    markSent: (id: number) => close(id, { ...erased, sent_at: sql`now()` }),

    /** Abandons a message that the provider refused permanently. */
    giveUp: (id: number) => close(id, { ...erased, failed_at: sql`now()` }),

    /** Stops trying a message that failed too often. It keeps its contents for `message send`. */
    stop: (id: number) => close(id, { ...closed, failed_at: sql`now()` }),

    /** Removes a message of a channel that the site does not have. */
    async remove(id: number): Promise<void> {
      await db.delete(outboxMessages).where(eq(outboxMessages.id, id));
    },

    /** Removes news to an address that is no longer the member's. */
    async removeMisaddressed(): Promise<void> {
      const { channel, recipient } = outboxMessages;
      const isElsewhere = or(
        and(eq(channel, 'line'), sql`${recipient} is distinct from ${members.line_sub}`),
        and(eq(channel, 'email'), sql`${recipient} is distinct from ${members.email}`),
      );
      await db.delete(outboxMessages).where(
        and(
          isOpen,
          isNotNull(outboxMessages.news),
          sql`exists ${db
            .select({ id: members.id })
            .from(members)
            .where(and(eq(members.id, outboxMessages.member_id), isElsewhere))}`,
        ),
      );
    },

    /** Messages that are neither sent nor abandoned, the age of the oldest in seconds, and those that were stopped. */
    async countOpen(): Promise<{ count: number; oldestS: number; stopped: number }> {
      const [open] = await db
        .select({
          count: count(),
          oldestS: sql<number>`coalesce(extract(epoch from now() - min(${outboxMessages.created_at})), 0)::float`,
        })
        .from(outboxMessages)
        .where(isOpen);
      const hasContents = or(ne(outboxMessages.body, ''), isNotNull(outboxMessages.news));
      return {
        ...open!,
        stopped: await db.$count(outboxMessages, and(isNotNull(outboxMessages.failed_at), hasContents)),
      };
    },

    /** Abandons expired messages, also stopped ones with a code. Returns their number. */
    async giveUpExpired(): Promise<number> {
      const { rowCount } = await db
        .update(outboxMessages)
        .set({ ...erased, failed_at: sql`now()` })
        .where(and(or(isOpen, isNotNull(outboxMessages.code)), lte(outboxMessages.expires_at, sql`now()`)));
      return rowCount ?? 0;
    },
  };
};
