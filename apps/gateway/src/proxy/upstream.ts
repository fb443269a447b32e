import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { UpstreamHeaders } from './headers.ts';

/** An upstream that refused, broke off or took too long before answering; `cause` says which. */
export class UpstreamUnavailable extends Error {
  override readonly name = 'UpstreamUnavailable';
}

export interface UpstreamRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: UpstreamHeaders;
  readonly body?: Readable;
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

/** Kept-alive connections to one origin. `answerMs`: how long it may think before its first byte. */
export const createUpstream = (origin: string, { answerMs }: { answerMs: number }): Upstream => {
  const pool = new Pool(origin, {
    connections: 256,
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

  return {
    origin,
    async send(request) {
      const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
      try {
        return await attempt(request).catch((error: unknown) => {
          // A kept-alive connection may be closed by a restarting upstream at the very moment it is used again.
          if (isRepeatable && isLostConnection(error)) return attempt(request);
          throw error;
        });
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        throw new UpstreamUnavailable(origin, { cause: error });
      }
    },
    close: () => pool.destroy(),
  };
};
