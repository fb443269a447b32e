import type { Env } from '../../env.ts';
import { openDiskImageStore } from './disk-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { bucketOf } from './s3-client.ts';
import { createS3ImageStore } from './s3-image-store.ts';

/**
 * Opens the configured store. Uploads are always received on the local disk, in `unfinishedFolder`. Throws
 * `SettingError` when `folder` is not writable.
 */
export const openImageStore = async (env: Env, folder: string): Promise<ImageStore & { unfinishedFolder: string }> => {
  const disk = await openDiskImageStore(folder);
  if (env.STORAGE === 'disk') return disk;
  const bucket = createS3ImageStore(bucketOf(env));
  return { ...bucket, removeUnfinished: disk.removeUnfinished, unfinishedFolder: disk.unfinishedFolder };
};
