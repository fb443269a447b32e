import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import Cookies from 'js-cookie';
import { localeOfPath, storageKeys } from '@yoodee/site';
import type { ApiRequest } from './request.ts';
import { isSuccess, type CallFailure } from './result.ts';
import { send } from './send.ts';

/** What an endpoint's `query` returns: `toRequest(…)`, with an idempotency key where a retry must not create twice. */
export type ApiCall = ApiRequest & { idempotencyKey?: string };

const baseQuery: BaseQueryFn<ApiCall, unknown, CallFailure> = async ({ idempotencyKey, ...request }, { signal }) => {
  const result = await send(request, {
    locale: localeOfPath(location.pathname),
    token: Cookies.get(storageKeys.accessToken),
    idempotencyKey,
    signal,
  });
  return isSuccess(result) ? { data: result.data } : { error: result };
};

/** The RTK Query API; features inject their endpoints. Every request carries the bearer token. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Profile', 'MemberAssets', 'Geo'],
  endpoints: () => ({}),
});
