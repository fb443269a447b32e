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
import { createWorkQueue } from '../../http/work-queue.ts';

const limit = (what: string, memberId: number, max: number) =>
  ({ bucket: `image:${what}:member:${memberId}`, max, seconds: 600, problem: 'upload_limit' }) as const;

/** Whole files, each of which is decoded. What a bad line cut, and a retry of what is here already, is none. */
const uploadLimit = (memberId: number) => limit('upload', memberId, 60);

/** Requests, whatever becomes of them: they cost bytes even when they are cut. Two retries for each file. */
const attemptLimit = (memberId: number) => limit('attempt', memberId, 180);

/** Takes the picture of a multipart request onto an asset. What can be refused early is refused before bytes are read. */
export const createImageUpload = ({ db, pictures }: { db: Db; pictures: Pictures }) => {
  const { store, variants, unfinishedFolder } = pictures;
  const decoding = createWorkQueue({ atOnce: availableParallelism(), maxWaiting: 16 });

  const keep = async (own: OwnAsset, request: FastifyRequest, { path, ...given }: Upload): Promise<AssetImage> => {
    const { kind, category, sha256 } = given;
    const identity = identifyRequest(request, own.memberId, { kind, category, sha256 });
    const remembered = await rememberedAnswer(db, identity);
    if (remembered) return remembered.data as AssetImage;
    await enforceLimits(db, [uploadLimit(own.memberId)]);
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
    await enforceLimits(db, [attemptLimit(own.memberId)]);
    const upload = await receiveUpload(request, reply, unfinishedFolder);
    try {
      return await keep(own, request, upload);
    } finally {
      await upload.discard();
    }
  };
};
