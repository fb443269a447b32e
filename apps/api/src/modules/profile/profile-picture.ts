import { availableParallelism } from 'node:os';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { profilePictureLimits, uploadProfilePicture } from '@yoodee/api-contract/member';
import { imageHref } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { createImageKey } from '../images/image-store.ts';
import type { Pictures } from '../images/pictures.ts';
import { preparePicture } from '../images/prepare-picture.ts';
import { receiveUpload } from '../images/receive-upload.ts';
import { countUploads } from '../images/uploads.metrics.ts';
import { createWorkQueue } from '../../http/work-queue.ts';
import { createProfileQueries } from './profile.queries.ts';
import { avatarWidth } from '../members/member.view.ts';

const NoFields = z.strictObject({});

const { minSide, perHour } = profilePictureLimits;
const smallest = { minWidth: minSide, minHeight: minSide };

const uploadLimit = (memberId: number) =>
  ({ bucket: `image:profile:member:${memberId}`, max: perHour, seconds: 3_600, problem: 'upload_limit' }) as const;

/** Uploads a profile picture; the profile shows it after `updateProfile`. */
export const profilePictureRoutes = (app: FastifyInstance, { db, pictures }: { db: Db; pictures: Pictures }) => {
  const { store, variants, unfinishedFolder } = pictures;
  const decoding = createWorkQueue({ name: 'profile pictures', atOnce: availableParallelism(), maxWaiting: 16 });

  // Encapsulated: no other endpoint parses multipart bodies.
  app.register(async (scope) => {
    await scope.register(multipart);
    countUploads(scope, 'profile');
    route(scope, uploadProfilePicture, async ({ caller: { memberId }, request, reply }) => {
      await enforceRateLimits(db, [uploadLimit(memberId)]);
      const upload = await receiveUpload(request, reply, { folder: unfinishedFolder, fields: NoFields });
      try {
        const { bytes } = await decoding.run(() => preparePicture(upload.path, smallest));
        const key = createImageKey(bytes);
        // The file first: a row never refers to a missing file. The image cleanup removes a file without a row.
        await store.put(key, bytes);
        await createProfileQueries(db).setUploadedImage(memberId, key);
        variants.prepare(key);
        return { key, image_url: imageHref(key, avatarWidth) };
      } finally {
        await upload.discard();
      }
    });
  });
};
