import { api, toRequest } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { duplicateMemberAsset } from '@yoodee/api-contract/asset-life-cycle';
import { getAssetClusters, type AssetClusters } from '@yoodee/api-contract/clusters';
import { getDuplicateListings, type DuplicateListings } from '@yoodee/api-contract/duplicate-listings';
import { getMemberAssets, type MemberAsset } from '@yoodee/api-contract/member-assets';
import {
  findPlacesNear,
  suggestPlaces,
  suggestProjects,
  type PlacesNear,
  type SuggestedPlace,
  type SuggestedProject,
} from '@yoodee/api-contract/place-suggestions';
import { getPriceInterval, type PriceInterval } from '@yoodee/api-contract/price-comparison';
import { getPriceStanding, type PriceStanding } from '@yoodee/api-contract/price-standing';
import { suggestAssets, type Suggestions } from '@yoodee/api-contract/search-reading';
import type { Point } from '@yoodee/map';
import { middleOf } from './fields/pin-map/place-middle.ts';

/**
 * Cache key of a request. `of` contains the values of the asset that the response depends on: the request is sent again
 * when they change.
 */
export interface AssetAsSaved {
  id: number;
  of: string;
}

/** The bounding box of Thailand. At this zoom a cluster covers a part of a town. */
const everywhere = { bbox: '97.3,5.6,105.7,20.5', zoom: 11 } as const;

/** Optional help for the form: suggestions and comparisons. The form works without them. */
const listingHelpApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestPlaces: build.query<SuggestedPlace[], string>({
      query: (q) => toRequest(suggestPlaces, { query: { q } }),
    }),
    suggestProjects: build.query<SuggestedProject[], string>({
      query: (q) => toRequest(suggestProjects, { query: { q } }),
    }),
    suggestAssets: build.query<Suggestions, string>({
      query: (q) => toRequest(suggestAssets, { query: { q } }),
    }),
    findPlacesNear: build.query<PlacesNear, Point>({
      query: ({ lat, lng }) => toRequest(findPlacesNear, { query: { lat, lng } }),
    }),
    /** The centre of the published assets that match these list filters. */
    getPlaceMiddle: build.query<Point | null, Readonly<Record<string, string>>>({
      query: (filters) => toRequest(getAssetClusters, { query: { ...filters, ...everywhere } }),
      transformResponse: (found: AssetClusters) => middleOf(found),
    }),
    getPriceStanding: build.query<PriceStanding | null, AssetAsSaved>({
      query: ({ id }) => toRequest(getPriceStanding, { params: { id } }),
    }),
    getPriceInterval: build.query<PriceInterval | null, AssetAsSaved>({
      query: ({ id }) => toRequest(getPriceInterval, { params: { id } }),
    }),
    getDuplicateListings: build.query<DuplicateListings, AssetAsSaved>({
      query: ({ id }) => toRequest(getDuplicateListings, { params: { id } }),
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
  useFindPlacesNearQuery,
  useGetCopyableAssetsQuery,
  useGetDuplicateListingsQuery,
  useGetPlaceMiddleQuery,
  useGetPriceIntervalQuery,
  useGetPriceStandingQuery,
  useLazyGetPlaceMiddleQuery,
  useSuggestAssetsQuery,
  useSuggestPlacesQuery,
  useSuggestProjectsQuery,
} = listingHelpApi;
