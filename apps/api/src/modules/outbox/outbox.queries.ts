import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outboxMessages } from '../../db/schema.ts';
import type { OutboundMessage } from './transport.ts';

/** A message, and how long it is useful. */
export interface NewMessage {
  channel: OutboundMessage['channel'];
  to: string;
  text: string;
  code: string | null;
  lifeS: number;
}

const isOpen = and(isNull(outboxMessages.sent_at), isNull(outboxMessages.failed_at));
const erased = { body: '', code: null };

/** Retry with exponential backoff: 10 s, 20 s, 40 s … 10 min after each try. */
const nextTry = sql`now() + make_interval(secs => least(10 * power(2, ${outboxMessages.tries}), 600))`;

export const createOutboxQueries = (db: Db) => ({
  /** Call it in the transaction that causes the message. */
  async add({ channel, to, text, code, lifeS }: NewMessage): Promise<void> {
    await db.insert(outboxMessages).values({
      channel,
      recipient: to,
      body: text,
      code,
      expires_at: sql`now() + make_interval(secs => ${lifeS})`,
    });
  },

  /**
   * Takes up to `count` due messages, oldest first, each for one caller only. Taking a message also schedules its next
   * try, so that a crash or failure before {@link markSent} delays the message but never loses it.
   */
  async takeDue(count: number): Promise<OutboundMessage[]> {
    const due = db
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(and(isOpen, lte(outboxMessages.next_try_at, sql`now()`)))
      .orderBy(asc(outboxMessages.next_try_at))
      .limit(count)
      .for('update', { skipLocked: true });
    const taken = await db
      .update(outboxMessages)
      .set({ tries: sql`${outboxMessages.tries} + 1`, next_try_at: nextTry })
      .where(sql`${outboxMessages.id} = any(array(${due}))`)
      .returning({
        id: outboxMessages.id,
        channel: outboxMessages.channel,
        to: outboxMessages.recipient,
        text: outboxMessages.body,
        code: outboxMessages.code,
        createdAt: outboxMessages.created_at,
      });
    return taken.sort((a, b) => a.id - b.id);
  },

  async markSent(id: number): Promise<void> {
    await db
      .update(outboxMessages)
      .set({ ...erased, sent_at: sql`now()` })
      .where(eq(outboxMessages.id, id));
  },

  /** Abandons a message that the provider refused permanently. */
  async giveUp(id: number): Promise<void> {
    await db
      .update(outboxMessages)
      .set({ ...erased, failed_at: sql`now()` })
      .where(eq(outboxMessages.id, id));
  },

  /** Messages that are neither sent nor abandoned, and the age of the oldest in seconds. */
  async countOpen(): Promise<{ count: number; oldestS: number }> {
    const [open] = await db
      .select({
        count: count(),
        oldestS: sql<number>`coalesce(extract(epoch from now() - min(${outboxMessages.created_at})), 0)::float`,
      })
      .from(outboxMessages)
      .where(isOpen);
    return open!;
  },

  /** Abandons expired messages. Returns their number. */
  async giveUpExpired(): Promise<number> {
    const { rowCount } = await db
      .update(outboxMessages)
      .set({ ...erased, failed_at: sql`now()` })
      .where(and(isOpen, lte(outboxMessages.expires_at, sql`now()`)));
    return rowCount ?? 0;
  },
});
