import { api, toRequest } from '@yoodee/api-client';
import {
  createMemberAsset,
  getMemberAsset,
  orderAssetImages,
  publishMemberAsset,
  removeAssetImage,
  updateAssetImage,
  updateMemberAsset,
  type ArgOf,
  type AssetImage,
  type MemberAsset,
  type ResponseOf,
} from '@yoodee/api-contract';

/** Which of an asset's two rows of pictures. */
export const shelfOf = (kind: AssetImage['kind']) => (kind === 'photo' ? 'images' : 'floor_plans');

/**
 * A member's own asset while it is being written. The cached asset is what the API last answered; it is brought up to
 * date by answers, never refetched behind the member's back, so `version` is always the one their edits started from.
 */
export const memberAssetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createMemberAsset: build.mutation<MemberAsset, { idempotencyKey: string }>({
      query: ({ idempotencyKey }) => ({ ...toRequest(createMemberAsset, { body: {} }), idempotencyKey }),
      invalidatesTags: ['MemberAssets'],
    }),

    getMemberAsset: build.query<MemberAsset, number>({
      query: (id) => toRequest(getMemberAsset, { params: { id } }),
    }),

    updateMemberAsset: build.mutation<MemberAsset, { id: number; body: ArgOf<typeof updateMemberAsset>['body'] }>({
      query: ({ id, body }) => toRequest(updateMemberAsset, { params: { id }, body }),
      invalidatesTags: (asset) => (asset ? ['MemberAssets'] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(takeAnswer(id, data));
      },
    }),

    publishMemberAsset: build.mutation<MemberAsset, { id: number; version: number }>({
      query: ({ id, version }) => ({
        ...toRequest(publishMemberAsset, { params: { id }, body: { declaration: true, version } }),
        // The same for every press and every tab: whoever comes second gets the first answer.
        idempotencyKey: `asset-${id}-publish-${version}`,
      }),
      invalidatesTags: (asset) => (asset ? ['MemberAssets'] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(takeAnswer(id, data));
      },
    }),

    orderAssetImages: build.mutation<
      ResponseOf<typeof orderAssetImages>,
      { id: number } & ArgOf<typeof orderAssetImages>['body']
    >({
      query: ({ id, ...body }) => toRequest(orderAssetImages, { params: { id }, body }),
      invalidatesTags: ['MemberAssets'],
      async onQueryStarted({ id, kind, ids }, { dispatch, queryFulfilled }) {
        const ordered = dispatch(
          changeAsset(id, (asset) => {
            asset[shelfOf(kind)].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
          }),
        );
        await queryFulfilled.catch(ordered.undo);
      },
    }),

    updateAssetImage: build.mutation<
      AssetImage,
      { id: number; imageId: number; kind: AssetImage['kind']; body: ArgOf<typeof updateAssetImage>['body'] }
    >({
      query: ({ id, imageId, body }) => toRequest(updateAssetImage, { params: { id, image_id: imageId }, body }),
      async onQueryStarted({ id, imageId, kind }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          changeAsset(id, (asset) => {
            const shelf = asset[shelfOf(kind)];
            const place = shelf.findIndex((image) => image.id === imageId);
            if (place >= 0) shelf[place] = data;
          }),
        );
      },
    }),

    removeAssetImage: build.mutation<null, { id: number; imageId: number; kind: AssetImage['kind'] }>({
      query: ({ id, imageId }) => toRequest(removeAssetImage, { params: { id, image_id: imageId } }),
      invalidatesTags: ['MemberAssets'],
      async onQueryStarted({ id, imageId, kind }, { dispatch, queryFulfilled }) {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) return;
        dispatch(
          changeAsset(id, (asset) => {
            asset[shelfOf(kind)] = asset[shelfOf(kind)].filter((image) => image.id !== imageId);
          }),
        );
      },
    }),
  }),
});

type Change = (asset: MemberAsset) => void;

const changeAsset = (id: number, change: Change) =>
  memberAssetsApi.util.updateQueryData('getMemberAsset', id, change as never);

/** Pictures come and go by calls of their own, which may have been answered while this one was under way. */
const takeAnswer = (id: number, answer: MemberAsset) =>
  changeAsset(id, (asset) => {
    Object.assign(asset, answer, { images: asset.images, floor_plans: asset.floor_plans });
  });

/** Shows a picture that was just uploaded; one that is there already (a repeated answer) is left alone. */
export const imageUploaded = (id: number, image: AssetImage) =>
  changeAsset(id, (asset) => {
    const shelf = asset[shelfOf(image.kind)];
    if (!shelf.some((present) => present.id === image.id)) shelf.push(image);
  });

export const {
  useGetMemberAssetQuery,
  useOrderAssetImagesMutation,
  usePublishMemberAssetMutation,
  useRemoveAssetImageMutation,
  useUpdateAssetImageMutation,
} = memberAssetsApi;
