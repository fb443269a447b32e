import { api, toRequest } from '@yoodee/api-client';
import {
  duplicateMemberAsset,
  getAssetClusters,
  getLookAlikes,
  getMemberAssets,
  getPriceStanding,
  suggestPlaces,
  suggestProjects,
  type AssetClusters,
  type LookAlikes,
  type MemberAsset,
  type PriceStanding,
  type ResponseOf,
  type SuggestedPlace,
  type SuggestedProject,
} from '@yoodee/api-contract';
import type { Point } from '@yoodee/map';
import { middleOf } from './fields/place-middle.ts';

/** What an answer follows from, beside the asset's id: asked again when that has become another. */
interface AssetAsSaved {
  id: number;
  of: string;
}

/** Of the whole country, so near that a cluster is a part of a town. */
const everywhere = { bbox: '97.3,5.6,105.7,20.5', zoom: 11 } as const;

/** What makes listing easier and better. The form works without any of it. */
export const listingHelpApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestPlaces: build.query<SuggestedPlace[], string>({
      query: (q) => toRequest(suggestPlaces, { query: { q } }),
    }),
    suggestProjects: build.query<SuggestedProject[], string>({
      query: (q) => toRequest(suggestProjects, { query: { q } }),
    }),
    getPlaceMiddle: build.query<Point | null, { district: string } | { subdistrict: string }>({
      query: (place) => toRequest(getAssetClusters, { query: { ...place, ...everywhere } }),
      transformResponse: (found: AssetClusters) => middleOf(found),
    }),
    getPriceStanding: build.query<PriceStanding | null, AssetAsSaved>({
      query: ({ id }) => toRequest(getPriceStanding, { params: { id } }),
    }),
    getLookAlikes: build.query<LookAlikes, AssetAsSaved>({
      query: ({ id }) => toRequest(getLookAlikes, { params: { id } }),
    }),
    getCopyableAssets: build.query<ResponseOf<typeof getMemberAssets>, void>({
      query: () => toRequest(getMemberAssets, { query: {} }),
      providesTags: ['MemberAssets'],
    }),
    copyAsset: build.mutation<MemberAsset, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ ...toRequest(duplicateMemberAsset, { params: { id } }), idempotencyKey }),
      invalidatesTags: (asset) => (asset ? ['MemberAssets'] : []),
    }),
  }),
});

export const {
  useCopyAssetMutation,
  useGetCopyableAssetsQuery,
  useGetLookAlikesQuery,
  useGetPlaceMiddleQuery,
  useGetPriceStandingQuery,
  useSuggestPlacesQuery,
  useSuggestProjectsQuery,
} = listingHelpApi;
