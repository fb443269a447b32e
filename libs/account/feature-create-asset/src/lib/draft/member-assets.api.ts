import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { discardAssetChanges, publishAssetChanges, restoreAssetChanges } from '@yoodee/api-contract/asset-changes';
import {
  editAssetImage,
  orderAssetImages,
  removeAssetImage,
  updateAssetImage,
  type AssetImage,
} from '@yoodee/api-contract/images';
import {
  createMemberAsset,
  getMemberAsset,
  publishMemberAsset,
  updateMemberAsset,
  type MemberAsset,
} from '@yoodee/api-contract/member-assets';

const changesActions = { publish: publishAssetChanges, discard: discardAssetChanges, restore: restoreAssetChanges };

/** The property of an asset that lists the pictures of this kind. */
export const imagesField = (kind: AssetImage['kind']) => (kind === 'photo' ? 'images' : 'floor_plans');

/**
 * A member's own asset while it is being edited. Responses to the member's own requests update the cache. It is never
 * refetched in the background, so `version` is always the version that the edits are based on.
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
        // The same key for every click and every tab: a repeated request gets the first response.
        idempotencyKey: `asset-${id}-publish-${version}`,
      }),
      invalidatesTags: (asset) => (asset ? ['MemberAssets'] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(takeAnswer(id, data));
      },
    }),

    setAssetChanges: build.mutation<
      MemberAsset,
      { id: number; version: number; action: keyof typeof changesActions; confirmedPrice: number | null }
    >({
      query: ({ id, version, action, confirmedPrice }) => ({
        ...toRequest(changesActions[action], {
          params: { id },
          body: { version, ...(confirmedPrice !== null && { confirmed_price: confirmedPrice }) },
        }),
        ...(action === 'publish' && { idempotencyKey: `asset-${id}-changes-${version}` }),
      }),
      invalidatesTags: (asset) => (asset ? ['MemberAssets'] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(changeAsset(id, (asset) => void Object.assign(asset, data)));
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
            asset[imagesField(kind)].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
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
        if (data) dispatch(imageChanged(id, { ...data, id: imageId, kind }));
      },
    }),

    editAssetImage: build.mutation<
      AssetImage,
      { id: number; imageId: number; kind: AssetImage['kind']; body: ArgOf<typeof editAssetImage>['body'] }
    >({
      query: ({ id, imageId, body }) => toRequest(editAssetImage, { params: { id, image_id: imageId }, body }),
      invalidatesTags: (image) => (image ? ['MemberAssets'] : []),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(imageChanged(id, data));
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
            asset[imagesField(kind)] = asset[imagesField(kind)].filter((image) => image.id !== imageId);
          }),
        );
      },
    }),
  }),
});

type Change = (asset: MemberAsset) => void;

const changeAsset = (id: number, change: Change) =>
  memberAssetsApi.util.updateQueryData('getMemberAsset', id, change as never);

/**
 * Separate requests add and remove pictures. They may have finished during this request, so the cached pictures stay.
 */
const takeAnswer = (id: number, answer: MemberAsset) =>
  changeAsset(id, (asset) => {
    Object.assign(asset, answer, { images: asset.images, floor_plans: asset.floor_plans });
  });

const imageChanged = (id: number, changed: AssetImage) =>
  changeAsset(id, (asset) => {
    const shelf = asset[imagesField(changed.kind)];
    const place = shelf.findIndex((image) => image.id === changed.id);
    if (place >= 0) shelf[place] = changed;
  });

/** Adds a picture that was just uploaded. A picture that is already listed (a repeated response) is not added again. */
export const imageUploaded = (id: number, image: AssetImage) =>
  changeAsset(id, (asset) => {
    const shelf = asset[imagesField(image.kind)];
    if (!shelf.some((present) => present.id === image.id)) shelf.push(image);
  });

export const { useGetMemberAssetQuery, useOrderAssetImagesMutation, usePublishMemberAssetMutation } = memberAssetsApi;
