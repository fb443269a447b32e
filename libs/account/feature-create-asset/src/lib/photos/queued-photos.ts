import type { AssetImage } from '@yoodee/api-contract/images';
import type { StoredPhoto } from '../draft/local-store.ts';
import type { PhotoProblem } from './check-photo.ts';

export type QueuedStatus = 'waiting' | 'sending' | 'failed' | 'refused';

/** A picture in the upload queue. `refused`: the file is invalid. `failed`: the upload failed and can be retried. */
export interface QueuedPhoto {
  key: string;
  kind: AssetImage['kind'];
  name: string;
  photo: StoredPhoto;
  status: QueuedStatus;
  percent: number;
  /** An object URL; null for a file that was refused before the upload. */
  preview: string | null;
  /** Why the file was refused before the upload. */
  problem: PhotoProblem | null;
  /** The error message of the API. */
  message: string | null;
}

export const toQueued = (photo: StoredPhoto, problem: PhotoProblem | null): QueuedPhoto => ({
  ...{ photo, key: photo.key, kind: photo.kind, problem, name: photo.file.name, percent: 0, message: null },
  status: problem ? 'refused' : 'waiting',
  preview: problem ? null : URL.createObjectURL(photo.file),
});

/** The upload queue, in sending order. Notifies its listeners of changes. */
export const createQueuedPhotos = () => {
  const listeners = new Set<() => void>();
  let items: readonly QueuedPhoto[] = [];

  const set = (next: readonly QueuedPhoto[]) => {
    items = next;
    for (const listener of listeners) listener();
  };

  return {
    getItems: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (key: string) => items.find((item) => item.key === key),
    append: (added: readonly QueuedPhoto[]) => set([...items, ...added]),
    update: (key: string, change: Partial<QueuedPhoto>) =>
      set(items.map((item) => (item.key === key ? { ...item, ...change } : item))),
    drop(key: string) {
      const preview = items.find((item) => item.key === key)?.preview;
      if (preview) URL.revokeObjectURL(preview);
      set(items.filter((item) => item.key !== key));
    },
    /** Whether uploads of this kind are waiting or running. */
    isBusy: (kind: AssetImage['kind']) =>
      items.some((item) => item.kind === kind && (item.status === 'waiting' || item.status === 'sending')),
  };
};
