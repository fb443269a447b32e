import { availableParallelism } from 'node:os';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { profilePictureLimits, uploadProfilePicture } from '@yoodee/api-contract';
import { imageHref } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { enforceLimits } from '../../limits/limits.ts';
import { createImageKey } from '../images/image-store.ts';
import type { Pictures } from '../images/pictures.ts';
import { preparePicture } from '../images/prepare-picture.ts';
import { receiveUpload } from '../images/receive-upload.ts';
import { createWorkQueue } from '../../http/work-queue.ts';
import { createProfileQueries } from './profile.queries.ts';
import { avatarWidth } from './profile.view.ts';

const { minSide, perHour } = profilePictureLimits;
const smallest = { minWidth: minSide, minHeight: minSide };

const uploadLimit = (memberId: number) =>
  ({ bucket: `image:profile:member:${memberId}`, max: perHour, seconds: 3_600, problem: 'upload_limit' }) as const;

/** Takes a member's own picture; the profile shows it once `updateProfile` names it. */
export const profilePictureRoutes = (app: FastifyInstance, { db, pictures }: { db: Db; pictures: Pictures }) => {
  const { store, variants, unfinishedFolder } = pictures;
  const decoding = createWorkQueue({ atOnce: availableParallelism(), maxWaiting: 16 });

  // In a scope of its own: no other endpoint reads multipart bodies.
  app.register(async (scope) => {
    await scope.register(multipart);
    route(scope, uploadProfilePicture, async ({ caller: { memberId }, request, reply }) => {
      await enforceLimits(db, [uploadLimit(memberId)]);
      const upload = await receiveUpload(request, reply, unfinishedFolder);
      try {
        const { bytes } = await decoding.run(() => preparePicture(upload.path, smallest));
        const key = createImageKey(bytes);
        // The file first: a row never shows what is not there. A file that gets no row is swept.
        await store.put(key, bytes);
        await createProfileQueries(db).keepUploadedImage(memberId, key);
        variants.prepare(key);
        return { key, image_url: imageHref(key, avatarWidth) };
      } finally {
        await upload.discard();
      }
    });
  });
};
