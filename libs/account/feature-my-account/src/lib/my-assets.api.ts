import { api, toRequest } from '@yoodee/api-client';
import { getMemberAssets, removeMemberAsset, type ResponseOf } from '@yoodee/api-contract';

export const myAssetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyAssets: build.query<ResponseOf<typeof getMemberAssets>, void>({
      query: () => toRequest(getMemberAssets, { query: {} }),
      providesTags: ['MemberAssets'],
    }),
    removeMyAsset: build.mutation<null, number>({
      query: (id) => toRequest(removeMemberAsset, { params: { id } }),
      invalidatesTags: ['MemberAssets'],
    }),
  }),
});

export const { useGetMyAssetsQuery, useRemoveMyAssetMutation } = myAssetsApi;
