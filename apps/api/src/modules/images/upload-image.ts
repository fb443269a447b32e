import { availableParallelism } from 'node:os';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AssetImage } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { identifyRequest, once, rememberedAnswer } from '../../idempotency/idempotency.ts';
import { enforceLimits } from '../../limits/limits.ts';
import { assertEditable, findOwnAsset, type OwnAsset } from '../member-assets/own-asset.ts';
import { addImage, assertRoom } from './asset-images.ts';
import { createImageKey } from './image-store.ts';
import type { Pictures } from './pictures.ts';
import { preparePicture } from './prepare-picture.ts';
import { receiveUpload, type Upload } from './receive-upload.ts';
import { createWorkQueue } from './work-queue.ts';

const uploadLimit = (memberId: number) =>
  ({ bucket: `image:upload:member:${memberId}`, max: 60, seconds: 600, problem: 'upload_limit' }) as const;

/** Takes the picture of a multipart request onto an asset. What can be refused early is refused before bytes are read. */
export const createImageUpload = ({ db, pictures }: { db: Db; pictures: Pictures }) => {
  const { store, variants, unfinishedFolder } = pictures;
  const decoding = createWorkQueue({ atOnce: availableParallelism(), maxWaiting: 16 });

  const keep = async (own: OwnAsset, request: FastifyRequest, { path, ...given }: Upload): Promise<AssetImage> => {
    const { kind, category, sha256 } = given;
    const identity = identifyRequest(request, own.memberId, { kind, category, sha256 });
    const remembered = await rememberedAnswer(db, identity);
    if (remembered) return remembered.data as AssetImage;
    await assertRoom(db, own, kind);
    const picture = await decoding.run(() => preparePicture(path));
    const key = createImageKey(picture.bytes);
    // The file first: a row never shows what is not there. A file that gets no row, for whatever reason, is swept.
    await store.put(key, picture.bytes);
    const image = await once(db, identity, (tx) => addImage(tx, own, { ...picture, key, kind, category }));
    if (image.key === key) variants.prepare(key);
    return image;
  };

  return async (own: OwnAsset, request: FastifyRequest, reply: FastifyReply): Promise<AssetImage> => {
    assertEditable(await findOwnAsset(db, own));
    await enforceLimits(db, [uploadLimit(own.memberId)]);
    const upload = await receiveUpload(request, reply, unfinishedFolder);
    try {
      return await keep(own, request, upload);
    } finally {
      await upload.discard();
    }
  };
};
