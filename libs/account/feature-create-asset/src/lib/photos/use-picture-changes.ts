import type { CallFailure } from '@yoodee/api-client';
import type { ArgOf } from '@yoodee/api-contract';
import type { AssetImage, editAssetImage } from '@yoodee/api-contract/images';
import type { AppStore } from '@yoodee/auth';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { memberAssetsApi } from '../draft/member-assets.api.ts';
import { refreshPictures } from './refresh-pictures.ts';

export type PictureChange = Omit<ArgOf<typeof editAssetImage>['body'], 'key'>;
export type Description = Partial<Pick<AssetImage, 'category' | 'caption_th' | 'caption_en'>>;

const { editAssetImage: edit, updateAssetImage: update } = memberAssetsApi.endpoints;

/** Changes one or many pictures of an asset, one after the other. */
export const usePictureChanges = (assetId: number) => {
  const store = useStore() as AppStore;
  const [busy, setBusy] = useState<readonly number[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const forEach = async (
    images: readonly AssetImage[],
    change: (image: AssetImage) => Promise<{ error?: unknown }>,
  ): Promise<boolean> => {
    setFailure(null);
    setBusy((ids) => [...ids, ...images.map(({ id }) => id)]);
    let isDone = true;
    for (const image of images) {
      const error = (await change(image)).error as CallFailure | undefined;
      setBusy((ids) => ids.filter((id) => id !== image.id));
      if (!error) continue;
      isDone = false;
      setFailure(error);
      // Another tab has changed or removed the picture.
      if (error.status === 409 || error.status === 404) await refreshPictures(store, assetId);
    }
    return isDone;
  };

  return {
    /** Ids of the pictures that are being changed. */
    busy,
    failure,
    edit: (images: readonly AssetImage[], change: PictureChange) =>
      forEach(
        images.filter(({ id }) => !busy.includes(id)),
        ({ id, kind, key }) =>
          store.dispatch(edit.initiate({ id: assetId, imageId: id, kind, body: { key, ...change } }, { track: false })),
      ),
    describe: (images: readonly AssetImage[], body: Description) =>
      forEach(images, ({ id, kind }) =>
        store.dispatch(update.initiate({ id: assetId, imageId: id, kind, body }, { track: false })),
      ),
  };
};

export type PictureChanges = ReturnType<typeof usePictureChanges>;
