import { hourMs } from '@yoodee/site';
import type { Db } from '../../../db/database.ts';
import type { ScheduledJob } from '../../../jobs/scheduled-job.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { deleteUnsent } from './attachments.queries.ts';

/**
 * Removes attachments that were uploaded and never sent. The files of deleted conversations have no row any more: the image
 * cleanup removes them, once a day at the latest.
 */
export const unsentAttachmentsJob = ({
  db,
  pictures: { store },
}: {
  db: Db;
  pictures: { store: ImageStore };
}): ScheduledJob => ({
  name: 'unsent attachment cleanup',
  everyMs: hourMs,
  run: async () => {
    for (const key of await deleteUnsent(db)) await store.remove(key);
  },
});
