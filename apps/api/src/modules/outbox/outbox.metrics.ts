import { Counter, Gauge } from 'prom-client';

const deliveries = new Counter({
  name: 'yoodee_deliveries_total',
  help: 'Attempts to deliver a message, by channel and outcome (sent, failed, refused).',
  labelNames: ['channel', 'outcome'] as const,
});

const expired = new Counter({
  name: 'yoodee_messages_expired_total',
  help: 'Messages that were never delivered and are no longer useful.',
});

const open = new Gauge({ name: 'yoodee_outbox_open_messages', help: 'Messages that are not delivered yet.' });

const oldest = new Gauge({
  name: 'yoodee_outbox_oldest_open_seconds',
  help: 'Age of the oldest message that is not delivered yet; 0 without one.',
});

const stopped = new Gauge({
  name: 'yoodee_outbox_stopped_messages',
  help: 'Messages that failed too often and wait for `npm run ops -- message send`.',
});

const outcomes = ['sent', 'failed', 'refused'] as const;

/** Counts the deliveries of a channel from zero: Prometheus sees no increase in a series that begins above it. */
export const announceChannel = (channel: string) => {
  for (const outcome of outcomes) deliveries.inc({ channel, outcome }, 0);
};

export const countDelivery = (channel: string, outcome: (typeof outcomes)[number]) =>
  deliveries.inc({ channel, outcome });

export const countExpired = (count: number) => expired.inc(count);

/** Reports the messages that wait, as the job found them. */
export const reportOpenMessages = (found: { count: number; oldestS: number; stopped: number }) => {
  open.set(found.count);
  oldest.set(found.oldestS);
  stopped.set(found.stopped);
};
