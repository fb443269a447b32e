import { localStore, type StoredPhoto } from '../draft/local-store.ts';

const store = localStore('photos');
const lockOf = (key: string) => `yoodee-photo ${key}`;

/**
 * An asset's pictures that this browser stores until they are uploaded. One tab holds the lock of each picture. When
 * that tab is closed, reloaded or crashes, another tab takes the picture over. Browsers without locks treat every other
 * tab as closed.
 */
export const createPhotoStore = (assetId: number) => {
  const releases = new Map<string, () => void>();

  const hold = (key: string, onGranted: () => Promise<void> = async () => {}) => {
    if (releases.has(key)) return;
    const released = new Promise<void>((resolve) => releases.set(key, resolve));
    const work = async () => {
      await onGranted();
      await released;
    };
    (navigator.locks ? navigator.locks.request(lockOf(key), work) : work()).catch(() => undefined);
  };
  const release = (key: string) => {
    releases.get(key)?.();
    releases.delete(key);
  };

  return {
    keep(photo: StoredPhoto): Promise<void> {
      hold(photo.key);
      return store.set(photo.key, photo);
    },
    forget: (key: string) => void store.remove(key).then(() => release(key)),
    /** Passes the pictures of earlier visits and other tabs to `take`, in order, each when its tab is closed. */
    async takeLeft(take: (photo: StoredPhoto) => void): Promise<void> {
      const left = (await store.all()).filter((photo) => photo.assetId === assetId);
      for (const { key } of left.sort((a, b) => a.sequence - b.sequence))
        hold(key, async () => {
          const photo = await store.get(key);
          // The other tab may have uploaded or cancelled the picture.
          if (photo) take(photo);
          else release(key);
        });
    },
  };
};
