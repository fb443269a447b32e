import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestUrl } from './request-url.ts';

/**
 * How a cached page was served. `stale`: a newer one is being fetched, or could not be fetched. `miss`: just fetched.
 * `unstored`: just fetched, and not stored because the memory is full.
 */
export type CachedState = 'hit' | 'stale' | 'miss' | 'unstored';
/** How the page cache handled a request. `pass`: the response must not be cached. */
export type CacheState = CachedState | 'pass';

/** One request and its response. */
export interface RequestContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: RequestUrl;
  /** Request id: sent to upstreams and to the client, and logged. */
  readonly id: string;
  /** The client's address. */
  readonly clientAddress: () => string;
  /** Headers of every response, as flat name/value pairs. */
  readonly commonHeaders: readonly string[];
  /** For the log; unset where the page cache was not used. */
  cacheState?: CacheState;
}

export interface Reply {
  readonly status: number;
  /** Flat name/value pairs. */
  readonly headers: readonly string[];
  readonly body?: Buffer | string;
}

/** Sends a complete response, for HEAD without its body. */
export const sendReply = (
  { request, response, commonHeaders }: RequestContext,
  { status, headers, body }: Reply,
): void => {
  response.writeHead(status, [...headers, ...commonHeaders]);
  if (request.method === 'HEAD' || body === undefined) response.end();
  else response.end(body);
};
