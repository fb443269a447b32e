import type { Locale } from '@yoodee/site';
import type { ApiRequest } from './request.ts';
import { resultOfCaughtError, resultOfNetworkError, resultOfReply, type CallResult } from './result.ts';

export interface SendOptions {
  /** Origin of the API, for servers; absent in browsers. */
  origin?: string | undefined;
  locale: Locale;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  /** The request survives when the page is closed. */
  keepalive?: boolean | undefined;
}

/** Sends a request and parses the envelope. Never throws: every outcome is a {@link CallResult}. */
export const send = async <Data>(
  { method, path, body }: ApiRequest,
  { origin = '', locale, token, idempotencyKey, signal, headers, keepalive }: SendOptions,
): Promise<CallResult<Data>> => {
  let reply: Response;
  try {
    reply = await fetch(origin + path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (error) {
    return resultOfNetworkError(error);
  }
  try {
    return resultOfReply<Data>(reply.status, await reply.json());
  } catch (error) {
    return reply.ok ? resultOfCaughtError(error) : resultOfReply<Data>(reply.status, null);
  }
};
