import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { ImageStore } from '../images/image-store.ts';
import { ContentError } from './content-error.ts';
import { syncContent, type ContentKind } from './sync-content.ts';

interface StartOptions {
  db: Db;
  store: ImageStore;
  kinds: readonly ContentKind[];
  /** Origins whose frames the texts may embed. */
  furtherFrames: readonly string[];
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Syncs news and services before the site opens. An invalid file is logged, and the former content stays. */
export const syncContentAtStart = async ({ logger, ...options }: StartOptions): Promise<void> => {
  try {
    const changes = await syncContent(options);
    logger.info({ changes }, 'content synced');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logger.error({ err: error }, 'content not synced');
  }
};
