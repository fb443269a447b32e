import { api as base, toRequest } from '@yoodee/api-client';
import {
  closeMemberAsset,
  confirmMemberAsset,
  createSavedSearch,
  duplicateMemberAsset,
  getFavourites,
  getMemberAssetFigures,
  getMemberAssets,
  getMemberLeads,
  getMemberServiceRequests,
  getNotifications,
  getSavedSearches,
  getSavedSearchMatches,
  markNotifications,
  pauseMemberAsset,
  putFavourite,
  removeMemberAsset,
  removeSavedSearch,
  renewMemberAsset,
  reserveMemberAsset,
  resumeMemberAsset,
  updateMemberLead,
  updateSavedSearch,
  type ArgOf,
  type AssetAction,
  type AssetOutcome,
  type Favourite,
  type Lead,
  type MemberAsset,
  type ResponseOf,
  type SavedSearch,
} from '@yoodee/api-contract';

const api = base.enhanceEndpoints({ addTagTypes: ['Leads', 'Favourites', 'SavedSearches', 'Notifications'] });

const moves = {
  pause: pauseMemberAsset,
  resume: resumeMemberAsset,
  reserve: reserveMemberAsset,
  confirm: confirmMemberAsset,
  renew: renewMemberAsset,
} as const;

export type AssetMove =
  { id: number; action: Exclude<AssetAction, 'close'> } | { id: number; action: 'close'; outcome: AssetOutcome };

/** Calls at the same time: a phone's connection carries no more. */
const atOnce = 4;

export const myAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyAssets: build.query<ResponseOf<typeof getMemberAssets>, void>({
      query: () => toRequest(getMemberAssets, { query: {} }),
      providesTags: ['MemberAssets'],
    }),
    getMyAssetFigures: build.query<ResponseOf<typeof getMemberAssetFigures>, number>({
      query: (id) => toRequest(getMemberAssetFigures, { params: { id } }),
    }),
    moveMyAsset: build.mutation<MemberAsset, AssetMove>({
      query: (move) => {
        const params = { id: move.id };
        return move.action === 'close'
          ? toRequest(closeMemberAsset, { params, body: { outcome: move.outcome } })
          : toRequest(moves[move.action], { params });
      },
      // What is done with a listing answers what was asked about it.
      invalidatesTags: ['MemberAssets', 'Notifications'],
    }),
    /** Confirms or renews each by itself, so that one that cannot be keeps none of the others from it. */
    confirmMyAssets: build.mutation<
      { confirmed: number[]; failed: number[] },
      { action: 'confirm' | 'renew'; ids: readonly number[] }
    >({
      queryFn: async ({ action, ids }, _api, _options, call) => {
        const waiting = [...ids];
        const [confirmed, failed]: [number[], number[]] = [[], []];
        const work = async () => {
          for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
            const { error } = await call(toRequest(moves[action], { params: { id } }));
            (error ? failed : confirmed).push(id);
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        return { data: { confirmed, failed } };
      },
      invalidatesTags: ['MemberAssets', 'Notifications'],
    }),
    duplicateMyAsset: build.mutation<MemberAsset, { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({ ...toRequest(duplicateMemberAsset, { params: { id } }), idempotencyKey }),
      invalidatesTags: ['MemberAssets'],
    }),
    removeMyAsset: build.mutation<null, number>({
      query: (id) => toRequest(removeMemberAsset, { params: { id } }),
      invalidatesTags: ['MemberAssets'],
    }),

    getMyLeads: build.query<ResponseOf<typeof getMemberLeads>, ArgOf<typeof getMemberLeads>['query']>({
      query: (query) => toRequest(getMemberLeads, { query }),
      providesTags: ['Leads'],
    }),
    updateMyLead: build.mutation<Lead, { id: number; changes: ArgOf<typeof updateMemberLead>['body'] }>({
      query: ({ id, changes }) => toRequest(updateMemberLead, { params: { id }, body: changes }),
      invalidatesTags: ['Leads', 'MemberAssets'],
    }),

    getMyFavourites: build.query<ResponseOf<typeof getFavourites>, number>({
      query: (page) => toRequest(getFavourites, { query: { page } }),
      providesTags: ['Favourites'],
    }),
    noteMyFavourite: build.mutation<Favourite, { assetId: number; note: string }>({
      query: ({ assetId, note }) => toRequest(putFavourite, { params: { asset_id: assetId }, body: { note } }),
      invalidatesTags: ['Favourites'],
    }),

    getMySearches: build.query<ResponseOf<typeof getSavedSearches>, void>({
      query: () => toRequest(getSavedSearches, {}),
      providesTags: ['SavedSearches'],
    }),
    getMySearchMatches: build.query<ResponseOf<typeof getSavedSearchMatches>, number>({
      query: (id) => toRequest(getSavedSearchMatches, { params: { id }, query: {} }),
    }),
    createMySearch: build.mutation<SavedSearch, ArgOf<typeof createSavedSearch>['body']>({
      query: (body) => toRequest(createSavedSearch, { body }),
      invalidatesTags: ['SavedSearches'],
    }),
    updateMySearch: build.mutation<SavedSearch, { id: number; changes: ArgOf<typeof updateSavedSearch>['body'] }>({
      query: ({ id, changes }) => toRequest(updateSavedSearch, { params: { id }, body: changes }),
      invalidatesTags: ['SavedSearches'],
    }),
    removeMySearch: build.mutation<null, number>({
      query: (id) => toRequest(removeSavedSearch, { params: { id } }),
      invalidatesTags: ['SavedSearches'],
    }),

    getMyRequests: build.query<ResponseOf<typeof getMemberServiceRequests>, number>({
      query: (page) => toRequest(getMemberServiceRequests, { query: { page } }),
    }),

    getMyNotifications: build.query<ResponseOf<typeof getNotifications>, number>({
      query: (page) => toRequest(getNotifications, { query: { page } }),
      providesTags: ['Notifications'],
    }),
    markMyNotifications: build.mutation<ResponseOf<typeof markNotifications>, ArgOf<typeof markNotifications>['body']>({
      query: (body) => toRequest(markNotifications, { body }),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const {
  useConfirmMyAssetsMutation,
  useCreateMySearchMutation,
  useDuplicateMyAssetMutation,
  useGetMyAssetFiguresQuery,
  useGetMyAssetsQuery,
  useGetMyFavouritesQuery,
  useGetMyLeadsQuery,
  useGetMyNotificationsQuery,
  useGetMyRequestsQuery,
  useGetMySearchesQuery,
  useGetMySearchMatchesQuery,
  useMarkMyNotificationsMutation,
  useMoveMyAssetMutation,
  useNoteMyFavouriteMutation,
  useRemoveMyAssetMutation,
  useRemoveMySearchMutation,
  useUpdateMyLeadMutation,
  useUpdateMySearchMutation,
} = myAccountApi;
