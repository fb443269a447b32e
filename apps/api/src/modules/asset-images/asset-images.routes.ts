import { availableParallelism } from 'node:os';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  editAssetImage,
  orderAssetImages,
  removeAssetImage,
  updateAssetImage,
  uploadAssetImage,
} from '@yoodee/api-contract/images';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { createWorkQueue } from '../../http/work-queue.ts';
import { changeImage, dropImage, orderImages } from './asset-images.ts';
import { createImageEditing } from './edit-image.ts';
import { unreferencedKeys } from '../images/image-references.queries.ts';
import type { Pictures } from '../images/pictures.ts';
import { countUploads } from '../images/uploads.metrics.ts';
import { createImageUpload } from './upload-image.ts';

/** A member's photographs and floor plans. */
export const assetImageRoutes = (app: FastifyInstance, { db, pictures }: { db: Db; pictures: Pictures }) => {
  // One limit for all work on pictures, whatever asks for it.
  const decoding = createWorkQueue({ name: 'asset images', atOnce: availableParallelism(), maxWaiting: 16 });
  const uploadImage = createImageUpload({ db, pictures, decoding });
  const editImage = createImageEditing({ db, pictures, decoding });

  // Encapsulated: no other endpoint parses multipart bodies.
  app.register(async (scope) => {
    await scope.register(multipart);
    countUploads(scope, 'asset');
    route(scope, uploadAssetImage, ({ params: { id }, caller: { memberId }, request, reply }) =>
      uploadImage({ id, memberId }, request, reply),
    );
  });

  route(app, orderAssetImages, async ({ params: { id }, body, caller: { memberId } }) => ({
    images: await db.transaction((tx) => orderImages(tx, { id, memberId }, body)),
  }));

  route(app, updateAssetImage, ({ params: { id, image_id }, body, caller: { memberId } }) =>
    db.transaction((tx) => changeImage(tx, { id, memberId }, image_id, body)),
  );

  route(app, editAssetImage, ({ params: { id, image_id }, body, caller: { memberId } }) =>
    editImage({ id, memberId }, image_id, body),
  );

  route(app, removeAssetImage, async ({ params: { id, image_id }, caller: { memberId } }) => {
    const keys = await db.transaction((tx) => dropImage(tx, { id, memberId }, image_id));
    for (const unused of await unreferencedKeys(db, keys)) await pictures.store.remove(unused);
    return null;
  });
};
