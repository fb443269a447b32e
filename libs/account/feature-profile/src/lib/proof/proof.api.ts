import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { proveByPasskey, startPasskeyProof } from '@yoodee/api-contract/passkeys';
import { getProofs, proveByCode, sendProofCode } from '@yoodee/api-contract/proofs';

const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProofs: build.query<ResponseOf<typeof getProofs>, void>({
      query: () => toRequest(getProofs, {}),
      // Not cached: a proof that is valid now expires within ten minutes.
      keepUnusedDataFor: 0,
    }),
    sendProofCode: build.mutation<ResponseOf<typeof sendProofCode>, ArgOf<typeof sendProofCode>['body']>({
      query: (body) => toRequest(sendProofCode, { body }),
    }),
    proveByCode: build.mutation<ResponseOf<typeof proveByCode>, ArgOf<typeof proveByCode>['body']>({
      query: (body) => toRequest(proveByCode, { body }),
    }),
    startPasskeyProof: build.mutation<ResponseOf<typeof startPasskeyProof>, ArgOf<typeof startPasskeyProof>['body']>({
      query: (body) => toRequest(startPasskeyProof, { body }),
    }),
    proveByPasskey: build.mutation<ResponseOf<typeof proveByPasskey>, ArgOf<typeof proveByPasskey>['body']>({
      query: (body) => toRequest(proveByPasskey, { body }),
    }),
  }),
});

export const {
  useGetProofsQuery,
  useLazyGetProofsQuery,
  useProveByCodeMutation,
  useProveByPasskeyMutation,
  useSendProofCodeMutation,
  useStartPasskeyProofMutation,
} = proofApi;
