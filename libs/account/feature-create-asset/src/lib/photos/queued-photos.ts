import type { AssetImage } from '@yoodee/api-contract';
import type { KeptPhoto } from '../draft/kept-store.ts';
import type { PhotoProblem } from './check-photo.ts';

export type QueuedStatus = 'waiting' | 'sending' | 'failed' | 'refused';

/** A picture on its way. `refused`: the file itself is wrong; `failed`: sending it went wrong and can be tried again. */
export interface QueuedPhoto {
  key: string;
  kind: AssetImage['kind'];
  name: string;
  photo: KeptPhoto;
  status: QueuedStatus;
  percent: number;
  /** An object URL; null for a file that is no picture we can show. */
  preview: string | null;
  /** Why it was refused before it was sent. */
  problem: PhotoProblem | null;
  /** What the API said. */
  message: string | null;
}

export const toQueued = (photo: KeptPhoto, problem: PhotoProblem | null): QueuedPhoto => ({
  ...{ photo, key: photo.key, kind: photo.kind, problem, name: photo.file.name, percent: 0, message: null },
  status: problem ? 'refused' : 'waiting',
  preview: problem ? null : URL.createObjectURL(photo.file),
});

/** The pictures on their way, in the order they are sent; who watches is told of changes. */
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
    /** Whether more of the kind arrive without the member. */
    isBusy: (kind: AssetImage['kind']) =>
      items.some((item) => item.kind === kind && (item.status === 'waiting' || item.status === 'sending')),
  };
};
