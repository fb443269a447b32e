import { toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import {
  addPushDevice,
  getNotificationChoices,
  removeEmail,
  removePushDevice,
  requestEmailCode,
  updateNotificationChoice,
  verifyEmail,
} from '@yoodee/api-contract/notification-choices';
import { settingApi } from '../setting.api.ts';

type Settings = ResponseOf<typeof getNotificationChoices>;
export type ChoiceChange = ArgOf<typeof updateNotificationChoice>['body'];

const notificationsApi = settingApi.injectEndpoints({
  endpoints: (build) => ({
    getNotificationChoices: build.query<Settings, void>({
      query: () => toRequest(getNotificationChoices, {}),
      providesTags: ['NotificationSettings'],
    }),
    updateNotificationChoice: build.mutation<Settings, ChoiceChange>({
      query: (body) => toRequest(updateNotificationChoice, { body }),
      invalidatesTags: ['NotificationSettings'],
    }),
    requestEmailCode: build.mutation<ResponseOf<typeof requestEmailCode>, string>({
      query: (email) => toRequest(requestEmailCode, { body: { email } }),
      invalidatesTags: (code) => (code ? ['NotificationSettings'] : []),
    }),
    verifyEmail: build.mutation<Settings, string>({
      query: (otp) => toRequest(verifyEmail, { body: { otp } }),
      invalidatesTags: (settings) => (settings ? ['NotificationSettings'] : []),
    }),
    removeEmail: build.mutation<Settings, void>({
      query: () => toRequest(removeEmail, {}),
      invalidatesTags: ['NotificationSettings'],
    }),
    addPushDevice: build.mutation<Settings, ArgOf<typeof addPushDevice>['body']>({
      query: (body) => toRequest(addPushDevice, { body }),
      invalidatesTags: (settings) => (settings ? ['NotificationSettings'] : []),
    }),
    removePushDevice: build.mutation<Settings, number>({
      query: (id) => toRequest(removePushDevice, { params: { id } }),
      invalidatesTags: ['NotificationSettings'],
    }),
  }),
});

export const {
  useAddPushDeviceMutation,
  useGetNotificationChoicesQuery,
  useRemoveEmailMutation,
  useRemovePushDeviceMutation,
  useRequestEmailCodeMutation,
  useUpdateNotificationChoiceMutation,
  useVerifyEmailMutation,
} = notificationsApi;
