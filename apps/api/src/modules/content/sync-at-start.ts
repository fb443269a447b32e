import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { ImageStore } from '../images/image-store.ts';
import { ContentError } from './content-error.ts';
import { contentKinds } from './content-kinds.ts';
import { syncContent } from './sync-content.ts';

interface StartOptions {
  db: Db;
  store: ImageStore;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Brings news and services up to date before the site opens. A wrong file is named in the log and keeps nobody from
 * reading what was there before.
 */
export const syncContentAtStart = async ({ db, store, logger }: StartOptions): Promise<void> => {
  try {
    const changes = await syncContent({ db, store, kinds: contentKinds });
    logger.info({ changes }, 'content synced');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logger.error({ err: error }, 'content not synced');
  }
};
