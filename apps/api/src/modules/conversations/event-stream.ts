import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Change } from './conversation-changes.ts';

/** Keeps the connection open through proxies, which close one that is idle for 30 s. */
const heartbeatMs = 20_000;
/** How long a client waits before it connects again. */
const retryMs = 3_000;
/** A client that reads slower than this is disconnected; it asks for what it missed when it is back. */
const maxWaitingBytes = 8_192;

type Event = Pick<Change, 'id' | 'change'>;

interface StreamOptions {
  /** Who the stream counts for: a reader, a network. */
  owners: readonly { key: string; max: number }[];
  /** Asked at each heartbeat; the stream ends when it resolves to false. */
  isAllowed(): Promise<boolean>;
  /** Calls back for each change, and returns the function that ends it. */
  subscribe(listener: (event: Event) => void): () => void;
  /** What the client missed, oldest first. */
  readMissed(): Promise<readonly Event[]>;
}

const textOf = ({ id, change }: Event) => `id: ${change}\nevent: conversation\ndata: ${JSON.stringify({ id })}\n\n`;

/** One stream; `end` lets what is written arrive. */
const openStream = (
  { isAllowed, subscribe, readMissed }: StreamOptions,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): { stream: Readable; end: () => void } => {
  const stream = new Readable({ read: () => undefined, highWaterMark: maxWaitingBytes });
  let isOpen = true;
  const end = () => {
    if (isOpen) stream.push(null);
    isOpen = false;
  };
  const send = (text: string) => {
    if (isOpen && !stream.push(text)) stream.destroy();
  };
  const unsubscribe = subscribe((event) => send(textOf(event)));
  const beat = async () => {
    // A database that cannot be asked now is no reason to disconnect everybody.
    const isStillAllowed = await isAllowed().catch((err: unknown) => {
      logger.warn({ err }, 'reader of an event stream not checked');
      return true;
    });
    if (isStillAllowed) send(': still here\n\n');
    else end();
  };
  const timer = setInterval(() => void beat(), heartbeatMs).unref();
  stream.once('close', () => {
    isOpen = false;
    clearInterval(timer);
    unsubscribe();
  });
  send(`retry: ${retryMs}\n\n`);
  readMissed().then(
    (missed) => missed.forEach((event) => send(textOf(event))),
    (err: unknown) => {
      logger.warn({ err }, 'missed changes not read');
      // The client connects again and asks again.
      end();
    },
  );
  return { stream, end };
};

/** The server-sent events of one process. A stream holds no more than its unsent events. */
export const createEventStreams = ({ max, logger }: { max: number; logger: Pick<FastifyBaseLogger, 'warn'> }) => {
  const ends = new Set<() => void>();
  const byOwner = new Map<string, number>();
  const count = (key: string, by: 1 | -1) => {
    const next = (byOwner.get(key) ?? 0) + by;
    if (next === 0) byOwner.delete(key);
    else byOwner.set(key, next);
  };

  return {
    /** A stream for one reader; null when this process or an owner has too many. */
    open(options: StreamOptions): Readable | null {
      const { owners } = options;
      if (ends.size >= max || owners.some((owner) => (byOwner.get(owner.key) ?? 0) >= owner.max)) return null;
      const { stream, end } = openStream(options, logger);
      ends.add(end);
      for (const { key } of owners) count(key, 1);
      stream.once('close', () => {
        ends.delete(end);
        for (const { key } of owners) count(key, -1);
      });
      return stream;
    },

    /** Ends all streams: the process stops, and the clients connect to another one. */
    endAll: () => ends.forEach((end) => end()),

    count: () => ends.size,
  };
};
