import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from './target.ts';

/** How a kept page came to be served: `stale` while, or because, a newer one is not there yet; `miss` just fetched. */
export type KeptState = 'hit' | 'stale' | 'miss';
/** How the page cache answered; `pass`: the reply may not be kept. */
export type CacheState = KeptState | 'pass';

/** One request and its reply on the way through the gateway. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
  /** Request id: in the reply, in every log line and in what upstreams are told. */
  readonly id: string;
  /** Finds the address of whoever asks: upstreams are told, kept pages need none. */
  readonly client: () => string;
  /** Flat name/value pairs that every reply carries. */
  readonly ownHeaders: readonly string[];
  /** How the page cache answered, for the log; unset where it was not asked. */
  cache?: CacheState;
}

export interface Reply {
  readonly status: number;
  /** Flat name/value pairs. */
  readonly headers: readonly string[];
  readonly body?: Buffer | string;
}

/** Sends a whole reply; for HEAD without its body. */
export const writeReply = ({ request, response, ownHeaders }: Exchange, { status, headers, body }: Reply): void => {
  response.writeHead(status, [...headers, ...ownHeaders]);
  if (request.method === 'HEAD' || body === undefined) response.end();
  else response.end(body);
};
