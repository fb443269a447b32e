import type { AssetImage } from '@yoodee/api-contract/images';
import type { StoredPhoto } from '../draft/local-store.ts';
import type { PhotoProblem } from './check-photo.ts';
import { isNamedHeic } from '@yoodee/account-uploads';

export type QueuedStatus = 'preparing' | 'waiting' | 'sending' | 'failed' | 'refused';

/**
 * A picture in the upload queue. `preparing`: HEIC that is converted first. `refused`: the file is invalid. `failed`: the
 * upload failed and can be retried.
 */
export interface QueuedPhoto {
  key: string;
  kind: AssetImage['kind'];
  name: string;
  photo: StoredPhoto;
  status: QueuedStatus;
  percent: number;
  /** An object URL; null for a file that was refused before the upload. */
  preview: string | null;
  /** Why the file was refused in this browser. */
  problem: PhotoProblem | null;
  /** The error message of the API. */
  message: string | null;
}

/** A picture that has to be sent, or to be converted before. */
export const unsentStatus = ({ file }: StoredPhoto) => (isNamedHeic(file) ? 'preparing' : 'waiting');

const isUnsent = ({ status }: QueuedPhoto) => ['preparing', 'waiting', 'sending'].includes(status);

export const toQueued = (photo: StoredPhoto, problem: PhotoProblem | null): QueuedPhoto => ({
  ...{ photo, key: photo.key, kind: photo.kind, problem, name: photo.file.name, percent: 0, message: null },
  status: problem ? 'refused' : unsentStatus(photo),
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
    /** The converted picture of a HEIC file. Its preview can be shown everywhere. */
    replace(photo: StoredPhoto) {
      const old = items.find(({ key }) => key === photo.key);
      if (!old) return;
      if (old.preview) URL.revokeObjectURL(old.preview);
      set(items.map((item) => (item === old ? { ...toQueued(photo, null), name: old.name } : item)));
    },
    drop(key: string) {
      const preview = items.find((item) => item.key === key)?.preview;
      if (preview) URL.revokeObjectURL(preview);
      set(items.filter((item) => item.key !== key));
    },
    /** Whether uploads of this kind are waiting or running. */
    isBusy: (kind: AssetImage['kind']) => items.some((item) => item.kind === kind && isUnsent(item)),
  };
};
