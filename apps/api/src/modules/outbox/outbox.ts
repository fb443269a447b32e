import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { News, OutboxChannel } from '../../db/schema.ts';
import { createJobRunner } from '../../jobs/scheduled-job.ts';
import { announceChannel, countDelivery, countExpired, reportOpenMessages } from './outbox.metrics.ts';
import { createOutboxQueries, mostTries, type OutboxRow } from './outbox.queries.ts';
import { RefusedMessage, type MailParts, type OutboundMessage, type PushParts, type Transports } from './transport.ts';

const batch = 20;
const pollMs = 5_000;
/** Timeout of a delivery: shorter than the first backoff, so that no other replica takes the message meanwhile. */
const sendTimeoutMs: Record<OutboxChannel, number> = { sms: 6_000, line: 6_000, email: 25_000, push: 6_000 };

/** The recipient of news: a member, or a visitor with alerts. */
export type NewsReader = { memberId: number } | { alertReaderId: number };

/** The words of a message with news. */
export type ComposeNews = (
  news: News,
  to: Pick<OutboxRow, 'channel' | 'recipient'> & NewsReader,
) => { text: string; mail?: MailParts; push?: PushParts };

const readerOf = ({ member_id, alert_reader_id }: OutboxRow): NewsReader | null => {
  if (member_id !== null) return { memberId: member_id };
  return alert_reader_id === null ? null : { alertReaderId: alert_reader_id };
};

/**
 * Delivers the messages in `outbox_messages` at least once. Call `runNow` after a commit; the schedule finds messages
 * of other replicas and of earlier processes.
 */
export const createOutbox = ({
  db,
  transports,
  composeNews,
  logger,
}: {
  db: Db;
  transports: Transports;
  composeNews: ComposeNews;
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}) => {
  const queries = createOutboxQueries(db);
  for (const channel of Object.keys(transports)) announceChannel(channel);

  const messageOf = (row: OutboxRow): OutboundMessage => {
    const { id, channel, recipient, news, subject, body, code, created_at: createdAt } = row;
    const reader = readerOf(row);
    const words =
      news && reader
        ? composeNews(news, { channel, recipient, ...reader })
        : { text: body, ...(subject !== null && { mail: { subject } }) };
    return { id, channel, to: recipient, code, createdAt, ...words };
  };

  const deliver = async (row: OutboxRow) => {
    const { id, channel, tries } = row;
    const transport = transports[channel];
    if (!transport) return queries.remove(id);
    try {
      await transport.send(messageOf(row), AbortSignal.timeout(sendTimeoutMs[channel]));
    } catch (err) {
      const isRefused = err instanceof RefusedMessage;
      const isLast = tries >= mostTries;
      logger[isLast ? 'error' : 'warn']({ err, messageId: id, channel, tries }, 'message not accepted');
      countDelivery(channel, isRefused ? 'refused' : 'failed');
      if (isRefused) await queries.giveUp(id);
      else if (isLast) await queries.stop(id);
      return;
    }
    await queries.markSent(id);
    countDelivery(channel, 'sent');
  };

  /** Sends all due messages. A failed message is retried with backoff, a refused one is abandoned. */
  const deliverDue = async (): Promise<void> => {
    const expired = await queries.giveUpExpired();
    if (expired > 0) logger.error({ expired }, 'messages expired unsent');
    countExpired(expired);
    await queries.removeMisaddressed();
    for (let due = await queries.takeDue(batch); due.length > 0; due = await queries.takeDue(batch))
      await Promise.all(due.map(deliver));
    reportOpenMessages(await queries.countOpen());
  };

  return { deliverDue, ...createJobRunner({ name: 'outbox', everyMs: pollMs, run: deliverDue }, logger) };
};
export type Outbox = ReturnType<typeof createOutbox>;
