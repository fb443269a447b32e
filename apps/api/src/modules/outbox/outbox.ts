import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { repeat } from '../../jobs/repeat.ts';
import { createOutboxQueries } from './outbox.queries.ts';
import { RefusedMessage, type OutboundMessage, type Transport } from './transport.ts';

const batch = 20;
const pollMs = 5_000;
/** Shorter than the first retry's wait, so nobody else takes a message while it is being sent. */
const sendTimeoutMs = 6_000;

/**
 * Delivers what transactions left in `outbox_messages`, at least once. `wake` it after a commit; the poll finds what
 * another replica or an earlier life of this one left behind.
 */
export const createOutbox = ({
  db,
  transport,
  logger,
}: {
  db: Db;
  transport: Transport;
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}) => {
  const queries = createOutboxQueries(db);

  const deliver = async (message: OutboundMessage) => {
    try {
      await transport.send(message, AbortSignal.timeout(sendTimeoutMs));
    } catch (err) {
      logger.warn({ err, messageId: message.id }, 'message not accepted');
      if (err instanceof RefusedMessage) await queries.giveUp(message.id);
      return;
    }
    await queries.markSent(message.id);
  };

  /** Sends everything that is due now. A message that was not accepted waits for its next try, one that never will be is given up. */
  const deliverDue = async (): Promise<void> => {
    const expired = await queries.giveUpExpired();
    if (expired > 0) logger.error({ expired }, 'messages expired unsent');
    for (let due = await queries.takeDue(batch); due.length > 0; due = await queries.takeDue(batch))
      await Promise.all(due.map(deliver));
  };

  return { deliverDue, ...repeat('outbox', pollMs, deliverDue, logger) };
};
export type Outbox = ReturnType<typeof createOutbox>;
