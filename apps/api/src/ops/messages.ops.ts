import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { outboxMessages } from '../db/schema.ts';
import { maskPhones } from '../http/logger.ts';
import { operation, OperationError, RowId } from './operation.ts';

/** Failed and waiting for a retry, or given up within a week. */
const isStuck = and(
  isNull(outboxMessages.sent_at),
  gte(outboxMessages.tries, 1),
  or(isNull(outboxMessages.failed_at), gte(outboxMessages.failed_at, sql`now() - interval '7 days'`)),
);

export const messageOperations = [
  operation({
    name: 'message list',
    summary: 'Messages that were tried in vain.',
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db.select().from(outboxMessages).where(isStuck).orderBy(asc(outboxMessages.id));
      if (rows.length === 0) return ['No stuck messages.'];
      return rows.map(({ id, channel, recipient, tries, next_try_at: nextTryAt, failed_at: failedAt }) =>
        [
          `${id}  ${channel} to ${maskPhones(recipient)}  ${tries} tries`,
          failedAt ? `given up ${failedAt.toISOString()}` : `again ${nextTryAt.toISOString()}`,
        ].join('  '),
      );
    },
  }),
  operation({
    name: 'message send',
    summary: 'Send a stuck message again now instead of at its next turn.',
    input: { message: RowId },
    kind: 'change',
    async run(tx, { message }, be) {
      const [row] = await tx
        .select({
          sentAt: outboxMessages.sent_at,
          failedAt: outboxMessages.failed_at,
          isOver: sql<boolean>`${outboxMessages.expires_at} <= now()`,
        })
        .from(outboxMessages)
        .where(eq(outboxMessages.id, message))
        .for('update');
      if (!row) throw new OperationError(`There is no message ${message}.`);
      if (row.sentAt) throw new OperationError(`Message ${message} was sent ${row.sentAt.toISOString()}.`);
      if (row.failedAt || row.isOver)
        throw new OperationError(
          `Message ${message} was of no use any more and is erased; a new one must be asked for.`,
        );
      await tx
        .update(outboxMessages)
        .set({ next_try_at: sql`now()` })
        .where(eq(outboxMessages.id, message));
      return [`Message ${message} ${be('is')} sent within seconds, or when the site is started.`];
    },
  }),
];
