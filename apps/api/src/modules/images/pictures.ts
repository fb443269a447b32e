import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import type { ImageStore } from './image-store.ts';
import { openImageStore } from './open-image-store.ts';
import { createVariants, type Variants } from './variants.ts';

/** Everything that deals with picture files; one per process. */
export interface Pictures {
  store: ImageStore;
  variants: Variants;
  /** Where uploads are received. */
  unfinishedFolder: string;
}

interface PicturesOptions {
  env: Env;
  folder: string;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Adds to the stored pictures some that come from elsewhere. */
  complete?: ((store: ImageStore) => ImageStore) | undefined;
}

/** Throws `SettingError` when `folder` cannot be written. */
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
