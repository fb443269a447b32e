import type { AppStore } from '@yoodee/auth';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createPhotoQueue, type PhotoQueue } from './photo-queue.ts';

const queuesOf = new WeakMap<AppStore, Map<number, PhotoQueue>>();

/** One queue per asset and tab. Uploads continue while the member is at other steps. */
const photoQueueOf = (store: AppStore, assetId: number): PhotoQueue => {
  const queues = queuesOf.get(store) ?? new Map<number, PhotoQueue>();
  queuesOf.set(store, queues);
  const known = queues.get(assetId);
  if (known) return known;
  const queue = createPhotoQueue(store, assetId);
  queues.set(assetId, queue);
  return queue;
};

export const usePhotoQueue = (assetId: number) => {
  const queue = photoQueueOf(useStore() as AppStore, assetId);
  const items = useSyncExternalStore(queue.subscribe, queue.getItems);
  useEffect(() => queue.start(), [queue]);
  return { queue, items };
};
