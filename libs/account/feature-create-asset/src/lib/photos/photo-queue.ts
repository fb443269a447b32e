import { newKey, resultOfNetworkError, type CallFailure } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract/images';
import { refreshSession, type AppStore } from '@yoodee/auth';
import type { StoredPhoto } from '../draft/local-store.ts';
import { imageUploaded, memberAssetsApi } from '../draft/member-assets.api.ts';
import { checkPhoto } from './check-photo.ts';
import { createPhotoPreparer } from './photo-preparer.ts';
import { createPhotoStore } from './photo-store.ts';
import { createPhotoSender } from './photo-sender.ts';
import { createQueuedPhotos, toQueued, unsentStatus, type QueuedPhoto } from './queued-photos.ts';
import { lookAgain, takeBack } from './take-back.ts';
import { createUploadOrder } from './upload-order.ts';
import { createUploadRetries, isWorthRetrying } from './upload-retries.ts';

export interface PhotoQueue {
  getItems(): readonly QueuedPhoto[];
  subscribe(listener: () => void): () => void;
  /** `room`: how many more pictures of this kind the asset takes. */
  add(files: readonly File[], kind: AssetImage['kind'], room?: number): void;
  retry(key: string): void;
  /** Cancels an upload, or removes a rejected file from the list. */
  remove(key: string): void;
  /**
   * Restores pictures of earlier visits and closed tabs and resumes uploads when the tab is online or visible again.
   * Returns a function that stops listening.
   */
  start(): () => void;
}

/** Connects the parts of an asset's upload queue. Each upload result updates its picture's status. */
const createUploads = (store: AppStore, assetId: number) => {
  const queued = createQueuedPhotos();
  const kept = createPhotoStore(assetId);
  const order = createUploadOrder(store, assetId);
  const retries = createUploadRetries((key) => retryFailed(key));

  const forget = (key: string) => {
    queued.drop(key);
    retries.forget(key);
    kept.forget(key);
  };

  const onFailed = ({ key }: StoredPhoto, failure: CallFailure) => {
    if (!isWorthRetrying(failure) && failure.status !== 401) {
      queued.update(key, { status: 'refused', message: failure.message });
      kept.forget(key);
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

  const preparer = createPhotoPreparer({
    next: () => queued.getItems().find(({ status }) => status === 'preparing')?.photo,
    keep: kept.keep,
    onPrepared(photo) {
      void kept.keep(photo);
      queued.replace(photo);
      sender.pump();
    },
    onProblem(photo, problem) {
      if (problem === 'unavailable') {
        void kept.keep(photo);
        queued.update(photo.key, { status: 'failed' });
        return retries.after(photo.key, resultOfNetworkError(new Error('No decoder')));
      }
      queued.update(photo.key, { status: 'refused', problem, preview: null });
      kept.forget(photo.key);
    },
  });

  const pump = () => {
    preparer.pump();
    sender.pump();
  };
  const retryFailed = (key: string) => {
    const item = queued.find(key);
    if (item?.status !== 'failed') return;
    queued.update(key, { status: unsentStatus(item.photo) });
    pump();
  };
  const cancel = (key: string): boolean => {
    preparer.cancel(key);
    return sender.cancel(key);
  };

  return { queued, kept, retries, forget, retryFailed, pump, cancel };
};

/**
 * Uploads an asset's pictures, two at a time, in the order in which the member chose them. Waiting pictures are stored
 * in this browser and resume after a reload. Each picture has its own idempotency key, so none is stored twice.
 */
export const createPhotoQueue = (store: AppStore, assetId: number): PhotoQueue => {
  const { queued, kept, retries, forget, retryFailed, pump, cancel } = createUploads(store, assetId);
  let nextSequence = Date.now();

  const append = (added: readonly QueuedPhoto[]) => {
    queued.append(added);
    pump();
  };

  const resume = () => {
    void kept.takeLeft((photo) => append([toQueued(photo, null)]));
    for (const { key, status } of queued.getItems()) if (status === 'failed') retryFailed(key);
  };

  return {
    getItems: queued.getItems,
    subscribe: queued.subscribe,
    add(files, kind, room = Infinity) {
      let left = room;
      const added = files.map((file) => {
        const photo: StoredPhoto = { key: newKey(), assetId, kind, file, sequence: (nextSequence += 1) };
        const problem = checkPhoto(file) ?? (left > 0 ? null : 'number');
        if (problem) return toQueued(photo, problem);
        left -= 1;
        void kept.keep(photo);
        return toQueued(photo, null);
      });
      append(added);
    },
    retry(key) {
      retries.forget(key);
      retryFailed(key);
    },
    remove(key) {
      // A failed attempt may have reached the API although its response was lost.
      if (!cancel(key) && retries.hasTried(key)) lookAgain(store, assetId);
      forget(key);
    },
    start() {
      resume();
      addEventListener('online', resume);
      document.addEventListener('visibilitychange', resume);
      return () => {
        removeEventListener('online', resume);
        document.removeEventListener('visibilitychange', resume);
      };
    },
  };
};
