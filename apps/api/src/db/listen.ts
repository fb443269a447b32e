import pg from 'pg';

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Listens to a channel of PostgreSQL (LISTEN) over a connection of its own, which is replaced when it breaks.
 * `onConnected` is called each time: messages in between are lost.
 */
export type Listen = (channel: string, on: { onMessage(payload: string): void; onConnected(): void }) => Listening;

const retryMs = 1_000;
/** Interval of the check that detects a connection that broke without an error. */
const pingMs = 10_000;

/** Listens over connections of `createSession`. */
export const createListen =
  (createSession: () => pg.Client): Listen =>
  (channel, { onMessage, onConnected }) => {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;

    const retry = (broken: pg.Client) => {
      if (broken !== client) return;
      client = null;
      void broken.end().catch(() => undefined);
      if (!isStopped) timer = setTimeout(connect, retryMs).unref();
    };

    const ping = async (current: pg.Client) => {
      if (current !== client) return;
      await current.query('select 1');
      if (current === client && !isStopped) timer = setTimeout(() => void pingOrRetry(current), pingMs).unref();
    };
    const pingOrRetry = (current: pg.Client) => ping(current).catch(() => retry(current));

    const connect = async () => {
      const next = createSession();
      client = next;
      next.on('error', () => retry(next));
      next.on('end', () => retry(next));
      next.on('notification', ({ payload }) => onMessage(payload ?? ''));
      try {
        await next.connect();
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
        onConnected();
        await ping(next);
      } catch {
        retry(next);
      }
    };

    void connect();
    return {
      async stop() {
        isStopped = true;
        clearTimeout(timer);
        const last = client;
        client = null;
        await last?.end().catch(() => undefined);
      },
    };
  };
