import { data } from 'react-router';
import type { ArgOf, Endpoint, ResponseOf } from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';
import { toRequest } from './request.ts';
import { isSuccess } from './result.ts';
import { send } from './send.ts';

export interface CallOptions {
  /** Origin of the API inside the deployment. */
  origin: string;
  locale: Locale;
  /** The visitor's request: its abort signal and its ID are passed on to the API. */
  request: Request;
  /** Timeout of the request, below the gateway's timeout of a page (10 s). */
  timeoutMs?: number;
}

const defaultTimeoutMs = 8_000;

/**
 * Fetches `data` of an endpoint, for loaders. A failure is thrown as a route error with the API's status, message, code
 * and request ID; 503 when the API cannot be reached, so that an outage never looks like an empty page or a 404.
 */
export const callApi = async <E extends Endpoint>(
  spec: E,
  arg: ArgOf<E>,
  { origin, locale, request, timeoutMs = defaultTimeoutMs }: CallOptions,
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
