import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { addPasskey, getPasskeys, removePasskey, renamePasskey, startPasskey } from '@yoodee/api-contract/passkeys';

const passkeysApi = api.enhanceEndpoints({ addTagTypes: ['Activity', 'Passkeys'] }).injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query<ResponseOf<typeof getPasskeys>, void>({
      query: () => toRequest(getPasskeys, {}),
      providesTags: ['Passkeys'],
    }),
    startPasskey: build.mutation<ResponseOf<typeof startPasskey>, void>({ query: () => toRequest(startPasskey, {}) }),
    addPasskey: build.mutation<ResponseOf<typeof addPasskey>, ArgOf<typeof addPasskey>['body']>({
      query: (body) => toRequest(addPasskey, { body }),
      invalidatesTags: ['Activity', 'Passkeys'],
    }),
    renamePasskey: build.mutation<ResponseOf<typeof renamePasskey>, ArgOf<typeof renamePasskey>>({
      query: (arg) => toRequest(renamePasskey, arg),
      invalidatesTags: ['Passkeys'],
    }),
    removePasskey: build.mutation<null, number>({
      query: (id) => toRequest(removePasskey, { params: { id } }),
      invalidatesTags: ['Activity', 'Passkeys'],
    }),
  }),
});

export const {
  useAddPasskeyMutation,
  useGetPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyMutation,
} = passkeysApi;
