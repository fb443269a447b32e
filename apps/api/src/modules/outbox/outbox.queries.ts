import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outboxMessages } from '../../db/schema.ts';
import type { OutboundMessage } from './transport.ts';

/** A message to be sent, and for how long that makes sense. */
export interface NewMessage {
  channel: OutboundMessage['channel'];
  to: string;
  text: string;
  code: string | null;
  lifeS: number;
}

const isOpen = and(isNull(outboxMessages.sentAt), isNull(outboxMessages.failedAt));
const erased = { body: '', code: null };

/** 10 s, 20 s, 40 s … 10 min after each try. */
const nextTry = sql`now() + make_interval(secs => least(10 * power(2, ${outboxMessages.tries}), 600))`;

export const createOutboxQueries = (db: Db) => ({
  /** Call it in the transaction that causes the message. */
  async add({ channel, to, text, code, lifeS }: NewMessage): Promise<void> {
    await db.insert(outboxMessages).values({
      channel,
      recipient: to,
      body: text,
      code,
      expiresAt: sql`now() + make_interval(secs => ${lifeS})`,
    });
  },

  /**
   * Up to `count` due messages, oldest first, each given to one caller only. Taking a message also sets its next try,
   * so a crash or a failure before {@link markSent} costs a wait and never the message.
   */
  async takeDue(count: number): Promise<OutboundMessage[]> {
    const due = db
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(and(isOpen, lte(outboxMessages.nextTryAt, sql`now()`)))
      .orderBy(asc(outboxMessages.nextTryAt))
      .limit(count)
      .for('update', { skipLocked: true });
    const taken = await db
      .update(outboxMessages)
      .set({ tries: sql`${outboxMessages.tries} + 1`, nextTryAt: nextTry })
      .where(sql`${outboxMessages.id} = any(array(${due}))`)
      .returning({
        id: outboxMessages.id,
        channel: outboxMessages.channel,
        to: outboxMessages.recipient,
        text: outboxMessages.body,
        code: outboxMessages.code,
        createdAt: outboxMessages.createdAt,
      });
    return taken.sort((a, b) => a.id - b.id);
  },

  async markSent(id: number): Promise<void> {
    await db
      .update(outboxMessages)
      .set({ ...erased, sentAt: sql`now()` })
      .where(eq(outboxMessages.id, id));
  },

  /** Gives up a message that nobody will take. */
  async giveUp(id: number): Promise<void> {
    await db
      .update(outboxMessages)
      .set({ ...erased, failedAt: sql`now()` })
      .where(eq(outboxMessages.id, id));
  },

  /** Gives up what is of no use any more. Returns how many. */
  async giveUpExpired(): Promise<number> {
    const { rowCount } = await db
      .update(outboxMessages)
      .set({ ...erased, failedAt: sql`now()` })
      .where(and(isOpen, lte(outboxMessages.expiresAt, sql`now()`)));
    return rowCount ?? 0;
  },
});
