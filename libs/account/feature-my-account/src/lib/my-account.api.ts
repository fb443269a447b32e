import { api as base, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { getConversations } from '@yoodee/api-contract/conversations';
import type { SoldFor } from '@yoodee/api-contract/sold-prices';
import { appealHiding } from '@yoodee/api-contract/appeals';
import {
  closeMemberAsset,
  confirmMemberAsset,
  duplicateMemberAsset,
  pauseMemberAsset,
  renewMemberAsset,
  reserveMemberAsset,
  resumeMemberAsset,
} from '@yoodee/api-contract/asset-life-cycle';
import { getMemberAssetMetrics } from '@yoodee/api-contract/asset-metrics';
import { getFavourites, putFavourite, type Favourite } from '@yoodee/api-contract/favourites';
import { getMemberAssets, removeMemberAsset, type MemberAsset } from '@yoodee/api-contract/member-assets';
import { getNotifications, markNotifications } from '@yoodee/api-contract/notifications';
import {
  createSavedSearch,
  getSavedSearches,
  getSavedSearchMatches,
  removeSavedSearch,
  updateSavedSearch,
  type SavedSearch,
} from '@yoodee/api-contract/saved-searches';
import { changeMemberAssetPrice, takeBackMemberAssetPrice, type NewPrice } from '@yoodee/api-contract/asset-price';
import { getMemberServiceRequests } from '@yoodee/api-contract/services';
import type { AssetAction, AssetOutcome } from '@yoodee/asset-rules';
import { favourites } from '@yoodee/favourites';

const api = base.enhanceEndpoints({ addTagTypes: ['Favourites', 'SavedSearches', 'Notifications'] });

const moves = {
  pause: pauseMemberAsset,
  resume: resumeMemberAsset,
  reserve: reserveMemberAsset,
  confirm: confirmMemberAsset,
  renew: renewMemberAsset,
} as const;

export type AssetMove =
  | { id: number; action: Exclude<AssetAction, 'close'> }
  | { id: number; action: 'close'; outcome: AssetOutcome; soldFor: SoldFor | undefined };

/** Concurrency limit of bulk requests, low enough for a mobile connection. */
const atOnce = 4;

const myAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyAssets: build.query<ResponseOf<typeof getMemberAssets>, void>({
      query: () => toRequest(getMemberAssets, { query: {} }),
      providesTags: ['MemberAssets'],
    }),
    appealHiding: build.mutation<null, { id: number; text: string }>({
      query: ({ id, text }) => toRequest(appealHiding, { params: { id }, body: { text } }),
      invalidatesTags: ['MemberAssets'],
    }),
    getMyAssetFigures: build.query<ResponseOf<typeof getMemberAssetMetrics>, number>({
      query: (id) => toRequest(getMemberAssetMetrics, { params: { id } }),
    }),
    moveMyAsset: build.mutation<MemberAsset, AssetMove>({
      query: (move) => {
        const params = { id: move.id };
        return move.action === 'close'
          ? toRequest(closeMemberAsset, { params, body: { outcome: move.outcome, sold_for: move.soldFor } })
          : toRequest(moves[move.action], { params });
      },
      // An action on a listing can resolve notifications about it.
      invalidatesTags: ['MemberAssets', 'Notifications'],
    }),
    /** The member's conversations about a listing, except archived ones. */
    getAssetBuyers: build.query<ResponseOf<typeof getConversations>, number>({
      query: (assetId) => toRequest(getConversations, { query: { side: 'selling', asset_id: assetId } }),
    }),
    setMyAssetPrice: build.mutation<MemberAsset, { id: number; prices: NewPrice[] }>({
      query: ({ id, prices }) => toRequest(changeMemberAssetPrice, { params: { id }, body: { prices } }),
      invalidatesTags: ['MemberAssets'],
    }),
    takeBackMyAssetPrice: build.mutation<MemberAsset, number>({
      query: (id) => toRequest(takeBackMemberAssetPrice, { params: { id } }),
      invalidatesTags: ['MemberAssets'],
    }),
    /** Confirms or renews each listing with a separate request, so that one failure does not affect the others. */
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

    getMyFavourites: build.query<ResponseOf<typeof getFavourites>, number>({
      query: (page) => toRequest(getFavourites, { query: { page } }),
      providesTags: ['Favourites'],
      // Adds favourites that were saved on another device to those of this browser.
      async onQueryStarted(_page, { queryFulfilled }) {
        const before = favourites.get();
        const reply = await queryFulfilled.catch(() => null);
        if (reply)
          favourites.addFromAccount(
            reply.data.items.map(({ asset_id }) => asset_id),
            before,
          );
      },
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
  useAppealHidingMutation,
  useConfirmMyAssetsMutation,
  useCreateMySearchMutation,
  useDuplicateMyAssetMutation,
  useGetAssetBuyersQuery,
  useGetMyAssetFiguresQuery,
  useGetMyAssetsQuery,
  useGetMyFavouritesQuery,
  useGetMyNotificationsQuery,
  useGetMyRequestsQuery,
  useGetMySearchesQuery,
  useGetMySearchMatchesQuery,
  useMarkMyNotificationsMutation,
  useMoveMyAssetMutation,
  useSetMyAssetPriceMutation,
  useTakeBackMyAssetPriceMutation,
  useNoteMyFavouriteMutation,
  useRemoveMyAssetMutation,
  useRemoveMySearchMutation,
  useUpdateMySearchMutation,
} = myAccountApi;
