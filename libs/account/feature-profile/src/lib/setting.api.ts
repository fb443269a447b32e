import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import {
  cancelDeletion,
  endMemberSession,
  endOtherSessions,
  getConsents,
  getSessions,
  requestDeletion,
} from '@yoodee/api-contract/account-data';
import { getActivity } from '@yoodee/api-contract/security-events';
import { unlinkLine, updatePhone, updateProfile } from '@yoodee/api-contract/member';
import { getMemberAssets } from '@yoodee/api-contract/member-assets';
import { openStatuses } from '@yoodee/asset-rules';

export const settingApi = api
  .enhanceEndpoints({ addTagTypes: ['Sessions', 'Activity', 'Consents', 'NotificationSettings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      updateProfile: build.mutation<ResponseOf<typeof updateProfile>, ArgOf<typeof updateProfile>>({
        query: (arg) => toRequest(updateProfile, arg),
        invalidatesTags: ['Profile'],
      }),
      updatePhone: build.mutation<ResponseOf<typeof updatePhone>, ArgOf<typeof updatePhone>>({
        query: (arg) => toRequest(updatePhone, arg),
        invalidatesTags: (profile) => (profile ? ['Profile'] : []),
      }),
      /** Whether the member has a public page: it needs an asset with a page of its own. */
      getIsPublic: build.query<boolean, void>({
        query: () => toRequest(getMemberAssets, { query: {} }),
        transformResponse: ({ counts }: ResponseOf<typeof getMemberAssets>) =>
          openStatuses.some((status) => counts[status] > 0),
      }),
      unlinkLine: build.mutation<ResponseOf<typeof unlinkLine>, void>({
        query: () => toRequest(unlinkLine, {}),
        invalidatesTags: ['Profile', 'NotificationSettings'],
      }),
      getSessions: build.query<ResponseOf<typeof getSessions>, void>({
        query: () => toRequest(getSessions, {}),
        providesTags: ['Sessions'],
      }),
      getActivity: build.query<ResponseOf<typeof getActivity>, void>({
        query: () => toRequest(getActivity, {}),
        providesTags: ['Activity'],
      }),
      endSession: build.mutation<null, string>({
        query: (id) => toRequest(endMemberSession, { params: { id } }),
        invalidatesTags: ['Sessions', 'Activity'],
      }),
      endOtherSessions: build.mutation<ResponseOf<typeof endOtherSessions>, void>({
        query: () => toRequest(endOtherSessions, {}),
        invalidatesTags: ['Sessions', 'Activity'],
      }),
      getConsents: build.query<ResponseOf<typeof getConsents>, void>({
        query: () => toRequest(getConsents, {}),
        providesTags: ['Consents'],
      }),
      requestDeletion: build.mutation<ResponseOf<typeof requestDeletion>, void>({
        query: () => toRequest(requestDeletion, {}),
        invalidatesTags: (deletion) => (deletion ? ['Profile'] : []),
      }),
      cancelDeletion: build.mutation<null, void>({
        query: () => toRequest(cancelDeletion, {}),
        invalidatesTags: ['Profile'],
      }),
    }),
  });

export const {
  useCancelDeletionMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetActivityQuery,
  useGetConsentsQuery,
  useGetIsPublicQuery,
  useGetSessionsQuery,
  useRequestDeletionMutation,
  useUnlinkLineMutation,
  useUpdatePhoneMutation,
  useUpdateProfileMutation,
} = settingApi;
