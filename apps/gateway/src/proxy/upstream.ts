import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { UpstreamHeaders } from './headers.ts';

/** The upstream refused the connection, closed it or timed out before it replied; see `cause`. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable';
}

export interface UpstreamRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: UpstreamHeaders;
  readonly body?: Readable | Buffer;
  readonly signal?: AbortSignal;
}

export interface UpstreamReply {
  readonly origin: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Dispatcher.ResponseData['body'];
}

export interface Upstream {
  readonly origin: string;
  /** Throws {@link UpstreamUnavailable}, or the signal's reason when it was aborted. */
  send(request: UpstreamRequest): Promise<UpstreamReply>;
  close(): Promise<void>;
}

const isLostConnection = (error: unknown) =>
  error instanceof Error && 'code' in error && ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String(error.code));

interface UpstreamOptions {
  /** How long a request may wait for a connection, and how long the upstream may then take until its first byte. */
  readonly timeoutMs: number;
  readonly maxConnections?: number;
}

/** Further requests are rejected at once, because they would time out in the queue. */
const maxQueued = 1024;

/** Requests to one origin over keep-alive connections. */
export const createUpstream = (origin: string, { timeoutMs, maxConnections = 256 }: UpstreamOptions): Upstream => {
  // The pool's own queue has no limit in size or time, and retains requests of disconnected clients.
  const limit = createConcurrencyLimit({ slots: maxConnections, maxQueued, queueTimeoutMs: timeoutMs });
  const pool = new Pool(origin, {
    connect: { timeout: 2000 },
    headersTimeout: timeoutMs,
    bodyTimeout: 30_000,
  });

  const attempt = async ({ signal, ...request }: UpstreamRequest): Promise<UpstreamReply> => {
    const { statusCode, headers, body } = await pool.request({
      ...request,
      method: request.method as Dispatcher.HttpMethod,
      ...(signal ? { signal } : {}),
    });
    return { origin, status: statusCode, headers, body };
  };

  const sendWithRetry = (request: UpstreamRequest) => {
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
    return attempt(request).catch((error: unknown) => {
      // A restarting upstream may close a keep-alive connection at the moment it is used again.
      if (isRepeatable && isLostConnection(error)) return attempt(request);
      throw error;
    });
  };

  const sendWithinLimit = async (request: UpstreamRequest) => {
    const release = await limit.acquire(request.signal);
    try {
      const reply = await sendWithRetry(request);
      reply.body.once('close', release);
      return reply;
    } catch (error) {
      release();
      throw error;
    }
  };

  return {
    origin,
    async send(request) {
      try {
        return await sendWithinLimit(request);
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        throw new UpstreamUnavailable(origin, { cause: error });
      }
    },
    close: () => pool.destroy(),
  };
};
