import { isSuccess, type CallFailure, type CallResult } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract';
import type { AppStore } from '@yoodee/auth';
import { imageUploaded, memberAssetsApi } from '../draft/member-assets.api.ts';
import { refreshPictures } from './refresh-pictures.ts';
import { isWorthRetrying } from './upload-retries.ts';

/** The API decodes a picture for seconds before it shows it. */
const shownAfterMs = 5_000;

/** Nobody heard what became of an upload: whatever the API made of it is shown, so that it can be removed. */
export const lookAgain = (store: AppStore, assetId: number) =>
  setTimeout(() => void refreshPictures(store, assetId), shownAfterMs);

/** Undoes an upload that the member cancelled while it was under way, once it is known how that ended. */
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
  // It is on the asset all the same, and visitors may see it: the member must, too.
  if (error && (error as CallFailure).status !== 404) store.dispatch(imageUploaded(assetId, image));
};
