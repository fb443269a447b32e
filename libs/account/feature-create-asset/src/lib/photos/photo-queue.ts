import type { CallFailure } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract';
import { refreshSession, type AppStore } from '@yoodee/auth';
import { keptStore, newKey, type KeptPhoto } from '../draft/kept-store.ts';
import { imageUploaded, memberAssetsApi } from '../draft/member-assets.api.ts';
import { checkPhoto } from './check-photo.ts';
import { createPhotoSender } from './photo-sender.ts';
import { createQueuedPhotos, toQueued, type QueuedPhoto } from './queued-photos.ts';
import { lookAgain, takeBack } from './take-back.ts';
import { createUploadOrder } from './upload-order.ts';
import { createUploadRetries, isWorthRetrying } from './upload-retries.ts';

export interface PhotoQueue {
  getItems(): readonly QueuedPhoto[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[], kind: AssetImage['kind']): void;
  retry(key: string): void;
  /** Cancels what is under way, forgets what was refused. */
  remove(key: string): void;
  /** Takes up pictures that an earlier visit left, and follows the network. Returns the way to stop following. */
  start(): () => void;
}

const kept = keptStore('photos');

/**
 * Uploads an asset's pictures, two at a time, in the order they were chosen. What waits is kept in this browser and
 * goes on after a reload; every picture has a key of its own, so none is stored twice.
 */
export const createPhotoQueue = (store: AppStore, assetId: number): PhotoQueue => {
  const queued = createQueuedPhotos();
  const order = createUploadOrder(store, assetId);
  const retries = createUploadRetries((key) => retryFailed(key));
  let nextSequence = Date.now();

  const forget = (key: string) => {
    queued.drop(key);
    retries.forget(key);
    void kept.remove(key);
  };

  const onFailed = ({ key }: KeptPhoto, failure: CallFailure) => {
    if (!isWorthRetrying(failure) && failure.status !== 401) {
      queued.update(key, { status: 'refused', message: failure.message });
      void kept.remove(key);
      return;
    }
    if (failure.status === 401) void refreshSession(store);
    queued.update(key, { status: 'failed', percent: 0, message: failure.status === 0 ? null : failure.message });
    retries.after(key, failure);
  };

  const sender = createPhotoSender({
    next: () => queued.getItems().find(({ status }) => status === 'waiting')?.photo,
    onBegun: ({ key }) => queued.update(key, { status: 'sending', percent: 0, message: null }),
    onProgress: ({ key }, percent) => queued.update(key, { percent }),
    onUploaded(photo, image) {
      store.dispatch(imageUploaded(assetId, image));
      store.dispatch(memberAssetsApi.util.invalidateTags(['MemberAssets']));
      order.arrived(image.id, photo.sequence);
      forget(photo.key);
    },
    onFailed,
    onCancelled: (result) => takeBack(store, assetId, result),
    onEnded(kind) {
      if (!queued.isBusy(kind) && !sender.isSending(kind)) void order.restore(kind);
    },
  });

  const retryFailed = (key: string) => {
    if (queued.find(key)?.status !== 'failed') return;
    queued.update(key, { status: 'waiting' });
    sender.pump();
  };

  const resume = async () => {
    const left = (await kept.all()).filter((photo) => photo.assetId === assetId && !queued.find(photo.key));
    queued.append(left.sort((a, b) => a.sequence - b.sequence).map((photo) => toQueued(photo, null)));
    sender.pump();
  };

  const retryAll = () => {
    for (const { key, status } of queued.getItems()) if (status === 'failed') retryFailed(key);
  };

  return {
    getItems: queued.getItems,
    subscribe: queued.subscribe,
    add(files, kind) {
      const added = files.map((file) => {
        const photo: KeptPhoto = { key: newKey(), assetId, kind, file, sequence: (nextSequence += 1) };
        const problem = checkPhoto(file);
        if (!problem) void kept.set(photo.key, photo);
        return toQueued(photo, problem);
      });
      queued.append(added);
      sender.pump();
    },
    retry(key) {
      retries.forget(key);
      retryFailed(key);
    },
    remove(key) {
      // An attempt without an answer may have arrived.
      if (!sender.cancel(key) && retries.hasTried(key)) lookAgain(store, assetId);
      forget(key);
    },
    start() {
      void resume();
      retryAll();
      addEventListener('online', retryAll);
      return () => removeEventListener('online', retryAll);
    },
  };
};
