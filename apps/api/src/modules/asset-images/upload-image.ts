import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AssetImage } from '@yoodee/api-contract/images';
import type { Db } from '../../db/database.ts';
import { identifyRequest, once, storedResponse } from '../../idempotency/idempotency.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { assertEditable, findOwnAsset, type OwnAsset } from '../member-assets/own-asset.ts';
import { addImage, assertCapacity } from './asset-images.ts';
import { createImageKey } from '../images/image-store.ts';
import type { Pictures } from '../images/pictures.ts';
import { preparePicture } from '../images/prepare-picture.ts';
import { receiveUpload, type Upload } from '../images/receive-upload.ts';
import type { WorkQueue } from '../../http/work-queue.ts';

const UploadFields = z.strictObject({
  kind: z._default(AssetImage.shape.kind, 'photo'),
  category: z._default(AssetImage.shape.category, null),
});

const limit = (what: string, memberId: number, max: number) =>
  ({ bucket: `image:${what}:member:${memberId}`, max, seconds: 600, problem: 'upload_limit' }) as const;

/** Complete files, each of which is decoded. Aborted uploads and retries of stored pictures do not count. */
const uploadLimit = (memberId: number) => limit('upload', memberId, 60);

/** All requests, because aborted ones cost bandwidth too. Allows two retries per file. */
const attemptLimit = (memberId: number) => limit('attempt', memberId, 180);

/**
 * Adds the picture of a multipart request to an asset. Whatever can be refused early is refused before the body is
 * read.
 */
export const createImageUpload = ({ db, pictures, decoding }: { db: Db; pictures: Pictures; decoding: WorkQueue }) => {
  const { store, variants, unfinishedFolder } = pictures;

  const addUpload = async (
    own: OwnAsset,
    request: FastifyRequest,
    { path, sha256, fields: { kind, category } }: Upload<z.output<typeof UploadFields>>,
  ): Promise<AssetImage> => {
    const identity = identifyRequest(request, own.memberId, { kind, category, sha256 });
    const remembered = await storedResponse(db, identity);
    if (remembered) return remembered.data as AssetImage;
    await enforceRateLimits(db, [uploadLimit(own.memberId)]);
    await assertCapacity(db, own, kind);
    const picture = await decoding.run(() => preparePicture(path));
    const key = createImageKey(picture.bytes);
    // The file first: a row never refers to a missing file. The image cleanup removes a file without a row.
    await store.put(key, picture.bytes);
    const image = await once(db, identity, (tx) => addImage(tx, own, { ...picture, key, kind, category }));
    if (image.key === key) variants.prepare(key);
    return image;
  };

  return async (own: OwnAsset, request: FastifyRequest, reply: FastifyReply): Promise<AssetImage> => {
    assertEditable(await findOwnAsset(db, own));
    await enforceRateLimits(db, [attemptLimit(own.memberId)]);
    const upload = await receiveUpload(request, reply, { folder: unfinishedFolder, fields: UploadFields });
    try {
      return await addUpload(own, request, upload);
    } finally {
      await upload.discard();
    }
  };
};
