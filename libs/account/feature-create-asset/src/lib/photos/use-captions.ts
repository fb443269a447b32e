import { send, toRequest, type CallFailure } from '@yoodee/api-client';
import { updateAssetImage, type AssetImage } from '@yoodee/api-contract/images';
import { readToken, refreshSession, type AppStore } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { memberAssetsApi, imagesField } from '../draft/member-assets.api.ts';
import { createCaptionSaver, type CaptionSaver } from './caption-saver.ts';
import type { Captions } from './unsaved-captions.ts';

const { endpoints } = memberAssetsApi;

const toBody = (texts: Captions) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));

const createCaptions = (store: AppStore, assetId: number, { id: imageId, kind }: AssetImage): CaptionSaver =>
  createCaptionSaver({
    imageId,
    stored(name) {
      const asset = endpoints.getMemberAsset.select(assetId)(store.getState()).data;
      return asset?.[imagesField(kind)].find(({ id }) => id === imageId)?.[name] ?? '';
    },
    async save(texts) {
      const { error } = await store.dispatch(
        endpoints.updateAssetImage.initiate({ id: assetId, imageId, kind, body: toBody(texts) }, { track: false }),
      );
      const failure = (error as CallFailure | undefined) ?? null;
      if (failure?.status === 401) void refreshSession(store);
      return failure;
    },
    sendOnLeave(texts) {
      const request = toRequest(updateAssetImage, { params: { id: assetId, image_id: imageId }, body: toBody(texts) });
      void send(request, { locale: localeOfPath(location.pathname), token: readToken(), keepalive: true });
    },
  });

const captionsOf = new WeakMap<AppStore, Map<number, CaptionSaver>>();

/** One saver per picture and tab. It keeps retrying while the member is at other steps. */
const captionsOfImage = (store: AppStore, assetId: number, image: AssetImage): CaptionSaver => {
  const savers = captionsOf.get(store) ?? new Map<number, CaptionSaver>();
  captionsOf.set(store, savers);
  const saver = savers.get(image.id) ?? createCaptions(store, assetId, image);
  savers.set(image.id, saver);
  return saver;
};

export const useCaptions = (assetId: number, image: AssetImage) => {
  const captions = captionsOfImage(useStore() as AppStore, assetId, image);
  const state = useSyncExternalStore(captions.subscribe, captions.getState);
  return { captions, state };
};

/** Saves the captions of a picture while it is on the page, also those that an earlier visit could not save. */
export const useCaptionSaving = (assetId: number, image: AssetImage): void => {
  const captions = captionsOfImage(useStore() as AppStore, assetId, image);
  useEffect(() => captions.start(), [captions]);
};
