import type { FastifyBaseLogger } from 'fastify';
import { openDiskImageStore } from './disk-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { createVariants, type Variants } from './variants.ts';

/** Everything that deals with picture files; one per process. */
export interface Pictures {
  store: ImageStore;
  variants: Variants;
  /** Where uploads are received. */
  unfinishedFolder: string;
}

/** Throws `SettingError` when `folder` cannot be written. */
export const openPictures = async (folder: string, logger: Pick<FastifyBaseLogger, 'warn'>): Promise<Pictures> => {
  const store = await openDiskImageStore(folder);
  return { store, variants: createVariants(store, logger), unfinishedFolder: store.unfinishedFolder };
};
