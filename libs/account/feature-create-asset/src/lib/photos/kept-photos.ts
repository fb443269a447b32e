import { keptStore, type KeptPhoto } from '../draft/kept-store.ts';

const kept = keptStore('photos');
const lockOf = (key: string) => `yoodee-photo ${key}`;

/**
 * An asset's pictures that this browser keeps until they are sent, each held by one tab. What another tab holds is this
 * one's once that tab is gone (closed, reloaded, crashed). Browsers without locks cannot tell: there every other tab
 * counts as gone.
 */
export const createKeptPhotos = (assetId: number) => {
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
    keep(photo: KeptPhoto) {
      hold(photo.key);
      void kept.set(photo.key, photo);
    },
    forget: (key: string) => void kept.remove(key).then(() => release(key)),
    /** Hands over the pictures that earlier visits and other tabs left, in their order, each when its tab is gone. */
    async takeLeft(take: (photo: KeptPhoto) => void): Promise<void> {
      const left = (await kept.all()).filter((photo) => photo.assetId === assetId);
      for (const { key } of left.sort((a, b) => a.sequence - b.sequence))
        hold(key, async () => {
          const photo = await kept.get(key);
          // The tab that held it has sent or cancelled it meanwhile.
          if (photo) take(photo);
          else release(key);
        });
    },
  };
};
