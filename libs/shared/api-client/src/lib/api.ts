import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import Cookies from 'js-cookie';
import { localeOfPath, storageKeys } from '@yoodee/site';
import type { ApiRequest } from './request.ts';
import { isSuccess, type CallFailure } from './result.ts';
import { send } from './send.ts';

/** What an endpoint's `query` returns: `toRequest(…)`, with a key where a retry must not make a second thing. */
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

/** The one RTK Query API of a tab; features inject their endpoints. The bearer token goes with every call. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Profile', 'MemberAssets', 'Geo'],
  endpoints: () => ({}),
});
