import { data } from 'react-router';
import type { ArgOf, Endpoint, ResponseOf } from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';
import { toRequest } from './request.ts';
import { isSuccess } from './result.ts';
import { send } from './send.ts';

export interface CallOptions {
  /** Origin of the API as the server reaches it. */
  origin: string;
  locale: Locale;
  /** The visitor's request: its abort and its id travel on to the API. */
  request: Request;
  /** After so long without an answer the API counts as out of reach: before the gateway gives up on the page (10 s). */
  timeoutMs?: number;
}

const usualTimeoutMs = 8_000;

/**
 * `data` of an endpoint, for loaders. A failure is thrown as a route error: the API's status, message and code, and the
 * id of the request; 503 when the API cannot be reached (never an empty page, never a 404 that is not one).
 */
export const callApi = async <E extends Endpoint>(
  spec: E,
  arg: ArgOf<E>,
  { origin, locale, request, timeoutMs = usualTimeoutMs }: CallOptions,
): Promise<ResponseOf<E>> => {
  const requestId = request.headers.get('x-request-id');
  const result = await send<ResponseOf<E>>(toRequest(spec, arg), {
    origin,
    locale,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    headers: requestId ? { 'x-request-id': requestId } : {},
  });
  if (isSuccess(result)) return result.data;
  const status = result.status === 0 || result.status === 500 ? 503 : result.status;
  throw data(
    { message: result.message, code: result.code, ...(requestId && { request_id: requestId }) },
    {
      status,
      headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
    },
  );
};
