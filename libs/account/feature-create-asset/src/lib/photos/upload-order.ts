import type { AssetImage } from '@yoodee/api-contract/images';
import type { AppStore } from '@yoodee/auth';
import { memberAssetsApi, imagesField } from '../draft/member-assets.api.ts';
import { refreshPictures } from './refresh-pictures.ts';

const { getMemberAsset, orderAssetImages } = memberAssetsApi.endpoints;

/** Sorts pictures with a sequence number by that number, after the pictures without one. */
export const inChosenOrder = (present: readonly number[], sequences: ReadonlyMap<number, number>): number[] => [
  ...present.filter((id) => !sequences.has(id)),
  ...present.filter((id) => sequences.has(id)).sort((a, b) => sequences.get(a)! - sequences.get(b)!),
];

/** Restores the chosen order. Concurrent uploads may finish in another order, and the first picture is the cover. */
export const createUploadOrder = (store: AppStore, assetId: number) => {
  const sequences = new Map<number, number>();
  return {
    arrived: (imageId: number, sequence: number) => sequences.set(imageId, sequence),
    async restore(kind: AssetImage['kind']) {
      const asset = getMemberAsset.select(assetId)(store.getState()).data;
      const present = asset?.[imagesField(kind)].map(({ id }) => id) ?? [];
      const ids = inChosenOrder(present, sequences);
      for (const id of present) sequences.delete(id);
      if (ids.every((id, place) => id === present[place])) return;
      const { error } = await store.dispatch(orderAssetImages.initiate({ id: assetId, kind, ids }));
      if (error) await refreshPictures(store, assetId);
    },
  };
};
