import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { getProfile, loginWithLine, logout, sendOtp, verifyOtp } from '@yoodee/api-contract/member';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ResponseOf<typeof getProfile>, void>({
      query: () => toRequest(getProfile, {}),
      providesTags: ['Profile'],
    }),
    sendOtp: build.mutation<ResponseOf<typeof sendOtp>, ArgOf<typeof sendOtp>['body']>({
      query: (body) => toRequest(sendOtp, { body }),
    }),
    verifyOtp: build.mutation<ResponseOf<typeof verifyOtp>, ArgOf<typeof verifyOtp>['body']>({
      query: (body) => toRequest(verifyOtp, { body }),
    }),
    loginWithLine: build.mutation<ResponseOf<typeof loginWithLine>, ArgOf<typeof loginWithLine>['body']>({
      query: (body) => toRequest(loginWithLine, { body }),
    }),
    logout: build.mutation<null, void>({ query: () => toRequest(logout, {}) }),
  }),
});

export const { useGetProfileQuery, useLoginWithLineMutation, useSendOtpMutation, useVerifyOtpMutation } = sessionApi;
