import { and, asc, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { outboxMessages } from '../db/schema.ts';
import { outboxChannels } from '../db/schema/outbox.ts';
import { maskPhones } from '../http/logger.ts';
import { operation, OperationError, RowId } from './operation.ts';

/** Failed and waiting for a retry, or given up within a week. */
const isStuck = and(
  isNull(outboxMessages.sent_at),
  gte(outboxMessages.tries, 1),
  or(isNull(outboxMessages.failed_at), gte(outboxMessages.failed_at, sql`now() - interval '7 days'`)),
);

/** Not attempted yet, because of quiet hours. */
const isHeld = and(
  isNull(outboxMessages.sent_at),
  isNull(outboxMessages.failed_at),
  eq(outboxMessages.tries, 0),
  gte(outboxMessages.next_try_at, sql`now() + interval '1 minute'`),
);

const hasContents = or(ne(outboxMessages.body, ''), isNotNull(outboxMessages.news));

/** Retries it at once, with the attempts reset and the expiry extended by a day. */
const again = {
  tries: 0,
  failed_at: null,
  next_try_at: sql`now()`,
  expires_at: sql`greatest(${outboxMessages.expires_at}, now() + interval '1 day')`,
};

/** `+66******678`, `s***@example.com`, `U1***`. */
const maskRecipient = (recipient: string): string =>
  maskPhones(recipient)
    .replace(/^(.)[^@]*(?=@)/, '$1***')
    .replace(/^(U[0-9a-f])[0-9a-f]{31}$/, '$1***');

const stateOf = (row: typeof outboxMessages.$inferSelect): string => {
  if (row.tries === 0 && !row.failed_at) return `waits until ${row.next_try_at.toISOString()}`;
  if (!row.failed_at) return `again ${row.next_try_at.toISOString()}`;
  const isStopped = row.body !== '' || row.news !== null;
  return `${isStopped ? 'stopped' : 'given up'} ${row.failed_at.toISOString()}`;
};

export const messageOperations = [
  operation({
    name: 'message list',
    summary: 'Messages that were tried in vain, and those that wait for the morning.',
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db.select().from(outboxMessages).where(or(isStuck, isHeld)).orderBy(asc(outboxMessages.id));
      if (rows.length === 0) return ['No stuck or waiting messages.'];
      return rows.map((row) =>
        [`${row.id}  ${row.channel} to ${maskRecipient(row.recipient)}  ${row.tries} tries`, stateOf(row)].join('  '),
      );
    },
  }),
  operation({
    name: 'message send',
    summary: 'Send a message of the list now instead of at its next turn.',
    input: { message: RowId },
    kind: 'change',
    async run(tx, { message }, be) {
      const [row] = await tx
        .select({
          sentAt: outboxMessages.sent_at,
          failedAt: outboxMessages.failed_at,
          code: outboxMessages.code,
          hasContents: sql<boolean>`${hasContents}`,
          isOver: sql<boolean>`${outboxMessages.expires_at} <= now()`,
        })
        .from(outboxMessages)
        .where(eq(outboxMessages.id, message))
        .for('update');
      if (!row) throw new OperationError(`There is no message ${message}.`);
      if (row.sentAt) throw new OperationError(`Message ${message} was sent ${row.sentAt.toISOString()}.`);
      if (!row.hasContents || (row.isOver && (!row.failedAt || row.code !== null)))
        throw new OperationError(
          `Message ${message} was of no use any more and is erased; a new one must be asked for.`,
        );
      await tx
        .update(outboxMessages)
        .set(row.failedAt ? again : { next_try_at: sql`now()` })
        .where(eq(outboxMessages.id, message));
      return [`Message ${message} ${be('is')} sent within seconds, or when the site is started.`];
    },
  }),
  operation({
    name: 'message resend',
    summary: 'Send all stopped messages of a channel (sms, line, email) again, e.g. after its provider was down.',
    input: { channel: z.enum(outboxChannels) },
    kind: 'change',
    async run(tx, { channel }, be) {
      const { rowCount } = await tx
        .update(outboxMessages)
        .set(again)
        .where(
          and(
            eq(outboxMessages.channel, channel),
            isNotNull(outboxMessages.failed_at),
            hasContents,
            // An expired code is useless.
            or(isNull(outboxMessages.code), sql`${outboxMessages.expires_at} > now()`),
          ),
        );
      return [`${rowCount ?? 0} messages ${be('are')} sent within seconds, or when the site is started.`];
    },
  }),
];
