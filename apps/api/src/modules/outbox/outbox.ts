import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createJobRunner } from '../../jobs/scheduled-job.ts';
import { countDelivery, countExpired, reportOpenMessages } from './outbox.metrics.ts';
import { createOutboxQueries } from './outbox.queries.ts';
import { RefusedMessage, type OutboundMessage, type Transport } from './transport.ts';

const batch = 20;
const pollMs = 5_000;
/** Shorter than the first retry delay, so that no other replica takes a message while it is being sent. */
const sendTimeoutMs = 6_000;

/**
 * Delivers the messages in `outbox_messages` at least once. Call `runNow` after a commit; the schedule finds messages
 * of other replicas and of earlier processes.
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
      const isRefused = err instanceof RefusedMessage;
      countDelivery(message.channel, isRefused ? 'refused' : 'failed');
      if (isRefused) await queries.giveUp(message.id);
      return;
    }
    await queries.markSent(message.id);
    countDelivery(message.channel, 'sent');
  };

  /** Sends all due messages. A failed message is retried with backoff, a refused one is abandoned. */
  const deliverDue = async (): Promise<void> => {
    const expired = await queries.giveUpExpired();
    if (expired > 0) logger.error({ expired }, 'messages expired unsent');
    countExpired(expired);
    for (let due = await queries.takeDue(batch); due.length > 0; due = await queries.takeDue(batch))
      await Promise.all(due.map(deliver));
    reportOpenMessages(await queries.countOpen());
  };

  return { deliverDue, ...createJobRunner({ name: 'outbox', everyMs: pollMs, run: deliverDue }, logger) };
};
export type Outbox = ReturnType<typeof createOutbox>;
