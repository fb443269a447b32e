import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { outboxMessages } from '../db/schema.ts';
import { maskPhones } from '../http/logger.ts';
import { operation, OperationError, RowId } from './operation.ts';

/** Tried in vain and still waiting, or given up within a week. */
const isStuck = and(
  isNull(outboxMessages.sentAt),
  gte(outboxMessages.tries, 1),
  or(isNull(outboxMessages.failedAt), gte(outboxMessages.failedAt, sql`now() - interval '7 days'`)),
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
      return rows.map(({ id, channel, recipient, tries, nextTryAt, failedAt }) =>
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
    async run(tx, { message }) {
      const [row] = await tx
        .select({
          sentAt: outboxMessages.sentAt,
          failedAt: outboxMessages.failedAt,
          isOver: sql<boolean>`${outboxMessages.expiresAt} <= now()`,
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
        .set({ nextTryAt: sql`now()` })
        .where(eq(outboxMessages.id, message));
      return [`Message ${message} leaves within seconds, or when the site is started.`];
    },
  }),
];
