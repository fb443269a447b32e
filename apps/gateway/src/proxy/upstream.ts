import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { UpstreamHeaders } from './headers.ts';
import { createPlaces } from './places.ts';

/** An upstream that refused, broke off or took too long before answering; `cause` says which. */
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
  /** How long a request may wait for a connection, and then the upstream may think before its first byte. */
  readonly answerMs: number;
  /** Most connections at once. */
  readonly connections?: number;
}

/** More are refused at once: who waits behind them would wait in vain. */
const mostWaiting = 1024;

/** Kept-alive connections to one origin. */
export const createUpstream = (origin: string, { answerMs, connections = 256 }: UpstreamOptions): Upstream => {
  // Not left to the pool: its queue has no end, in number or in time, and keeps whoever has gone away.
  const places = createPlaces({ count: connections, maxWaiting: mostWaiting, waitMs: answerMs });
  const pool = new Pool(origin, {
    connect: { timeout: 2000 },
    headersTimeout: answerMs,
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

  const attemptTwice = (request: UpstreamRequest) => {
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
    return attempt(request).catch((error: unknown) => {
      // A kept-alive connection may be closed by a restarting upstream at the very moment it is used again.
      if (isRepeatable && isLostConnection(error)) return attempt(request);
      throw error;
    });
  };

  const sendFromPlace = async (request: UpstreamRequest) => {
    const giveBack = await places.take(request.signal);
    try {
      const reply = await attemptTwice(request);
      reply.body.once('close', giveBack);
      return reply;
    } catch (error) {
      giveBack();
      throw error;
    }
  };

  return {
    origin,
    async send(request) {
      try {
        return await sendFromPlace(request);
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        throw new UpstreamUnavailable(origin, { cause: error });
      }
    },
    close: () => pool.destroy(),
  };
};
