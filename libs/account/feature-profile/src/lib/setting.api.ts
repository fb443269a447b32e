import { api, toRequest } from '@yoodee/api-client';
import {
  cancelDeletion,
  endMemberSession,
  endOtherSessions,
  getConsents,
  getNotificationSettings,
  getSessions,
  requestDeletion,
  sendDeletionCode,
  unlinkLine,
  updateNotificationSettings,
  updatePhone,
  updateProfile,
  type ArgOf,
  type ResponseOf,
} from '@yoodee/api-contract';

export const settingApi = api
  .enhanceEndpoints({ addTagTypes: ['Sessions', 'Consents', 'NotificationSettings'] })
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
      unlinkLine: build.mutation<ResponseOf<typeof unlinkLine>, void>({
        query: () => toRequest(unlinkLine, {}),
        invalidatesTags: ['Profile'],
      }),
      getSessions: build.query<ResponseOf<typeof getSessions>, void>({
        query: () => toRequest(getSessions, {}),
        providesTags: ['Sessions'],
      }),
      endSession: build.mutation<null, string>({
        query: (id) => toRequest(endMemberSession, { params: { id } }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<ResponseOf<typeof endOtherSessions>, void>({
        query: () => toRequest(endOtherSessions, {}),
        invalidatesTags: ['Sessions'],
      }),
      getConsents: build.query<ResponseOf<typeof getConsents>, void>({
        query: () => toRequest(getConsents, {}),
        providesTags: ['Consents'],
      }),
      getNotificationSettings: build.query<ResponseOf<typeof getNotificationSettings>, void>({
        query: () => toRequest(getNotificationSettings, {}),
        providesTags: ['NotificationSettings'],
      }),
      updateNotificationSettings: build.mutation<
        ResponseOf<typeof updateNotificationSettings>,
        ArgOf<typeof updateNotificationSettings>['body']
      >({
        query: (body) => toRequest(updateNotificationSettings, { body }),
        invalidatesTags: ['NotificationSettings'],
      }),
      sendDeletionCode: build.mutation<ResponseOf<typeof sendDeletionCode>, void>({
        query: () => toRequest(sendDeletionCode, {}),
      }),
      requestDeletion: build.mutation<ResponseOf<typeof requestDeletion>, ArgOf<typeof requestDeletion>['body']>({
        query: (body) => toRequest(requestDeletion, { body }),
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
  useGetConsentsQuery,
  useGetNotificationSettingsQuery,
  useGetSessionsQuery,
  useRequestDeletionMutation,
  useSendDeletionCodeMutation,
  useUnlinkLineMutation,
  useUpdateNotificationSettingsMutation,
  useUpdatePhoneMutation,
  useUpdateProfileMutation,
} = settingApi;
