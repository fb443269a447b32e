import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { signInWithPasskey, startPasskeySignIn } from '@yoodee/api-contract/passkeys';

const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPasskeySignIn: build.mutation<ResponseOf<typeof startPasskeySignIn>, void>({
      query: () => toRequest(startPasskeySignIn, {}),
    }),
    signInWithPasskey: build.mutation<ResponseOf<typeof signInWithPasskey>, ArgOf<typeof signInWithPasskey>['body']>({
      query: (body) => toRequest(signInWithPasskey, { body }),
    }),
  }),
});

export const { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } = passkeyApi;
