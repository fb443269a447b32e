import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import type { ImageStore } from './image-store.ts';
import { openImageStore } from './open-image-store.ts';
import { createVariants, type Variants } from './variants.ts';

/** The picture services; one per process. */
export interface Pictures {
  store: ImageStore;
  variants: Variants;
  /** Folder for uploads in progress. */
  unfinishedFolder: string;
}

interface PicturesOptions {
  env: Env;
  folder: string;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Adds pictures from another source to the stored ones. */
  complete?: ((store: ImageStore) => ImageStore) | undefined;
}

/** Throws `SettingError` when `folder` is not writable. */
export const openPictures = async ({
  env,
  folder,
  logger,
  complete = (store) => store,
}: PicturesOptions): Promise<Pictures> => {
  const opened = await openImageStore(env, folder);
  const store = complete(opened);
  return { store, variants: createVariants(store, logger), unfinishedFolder: opened.unfinishedFolder };
};
