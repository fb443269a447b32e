import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf } from '@yoodee/api-contract';
import { undoPhoneChange } from '@yoodee/api-contract/phone-undo';

const undoPhoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    undoPhone: build.mutation<null, ArgOf<typeof undoPhoneChange>['body']>({
      query: (body) => toRequest(undoPhoneChange, { body }),
    }),
  }),
});

export const { useUndoPhoneMutation } = undoPhoneApi;
