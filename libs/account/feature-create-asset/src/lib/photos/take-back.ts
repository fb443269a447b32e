import { isSuccess, type CallFailure, type CallResult } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { AppStore } from '@yoodee/auth';
import { imageUploaded, memberAssetsApi } from '../draft/member-assets.api.ts';
import { refreshPictures } from './refresh-pictures.ts';
import { isWorthRetrying } from './upload-retries.ts';

/** Decoding a picture takes the API several seconds. */
const shownAfterMs = 5_000;

/**
 * The response of an upload was lost. Reloads the pictures, so that the member can see and remove the picture if it was
 * stored.
 */
export const lookAgain = (store: AppStore, assetId: number) =>
  setTimeout(() => void refreshPictures(store, assetId), shownAfterMs);

/** Removes a picture whose upload the member cancelled after the API had received it. */
export const takeBack = async (store: AppStore, assetId: number, result: CallResult<AssetImage>): Promise<void> => {
  if (!isSuccess(result)) {
    if (isWorthRetrying(result)) lookAgain(store, assetId);
    return;
  }
  const { data: image } = result;
  const { removeAssetImage } = memberAssetsApi.endpoints;
  const { error } = await store.dispatch(
    removeAssetImage.initiate({ id: assetId, imageId: image.id, kind: image.kind }),
  );
  // Removing failed, so the picture is still public. It must stay visible to the member.
  if (error && (error as CallFailure).status !== 404) store.dispatch(imageUploaded(assetId, image));
};
