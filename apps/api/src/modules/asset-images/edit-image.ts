import type { ArgOf } from '@yoodee/api-contract';
import type { AssetImage, editAssetImage } from '@yoodee/api-contract/images';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import type { WorkQueue } from '../../http/work-queue.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { editPicture } from '../images/edit-picture.ts';
import { unreferencedKeys } from '../images/image-references.queries.ts';
import { createImageKey } from '../images/image-store.ts';
import { withChange } from '../images/picture-edit.ts';
import type { Pictures } from '../images/pictures.ts';
import { assertEditable, findOwnAsset, type OwnAsset } from '../member-assets/own-asset.ts';
import { findOpenChanges, imageTableOf } from '../member-assets/open-changes.ts';
import { assertQuota, lockForImages } from './asset-images.ts';
import { findImage, replaceFiles } from './asset-images.queries.ts';

type Edit = ArgOf<typeof editAssetImage>['body'];

/** All pictures of an asset, each turned four times. */
const editLimit = (memberId: number) =>
  ({ bucket: `image:edit:member:${memberId}`, max: 120, seconds: 600, problem: 'upload_limit' }) as const;

/**
 * Turns or crops a picture of an asset. The result is made from the original, however often the picture was edited, and
 * is stored under a key of its own, so that addresses of pictures stay immutable.
 */
export const createImageEditing = ({ db, pictures, decoding }: { db: Db; pictures: Pictures; decoding: WorkQueue }) => {
  const { store, variants } = pictures;

  /** The picture that the member saw. */
  const findSeen = async (own: OwnAsset, imageId: number, key: string) => {
    const asset = await findOwnAsset(db, own);
    assertEditable(asset);
    const table = imageTableOf(await findOpenChanges(db, asset));
    const image = await findImage(db, { table, assetId: own.id, imageId });
    if (!image) throw new ApiError('not_found');
    if (image.key !== key) throw new ApiError('stale_version', { details: { version: asset.version } });
    return { ...image, version: asset.version };
  };

  return async (own: OwnAsset, imageId: number, { key, original, ...change }: Edit): Promise<AssetImage> => {
    const image = await findSeen(own, imageId, key);
    await enforceRateLimits(db, [editLimit(own.memberId)]);
    await assertQuota(db, own.memberId);
    const sourceKey = image.source_key ?? key;
    const edit = original ? null : withChange(image.edit, change);
    const source = await store.get(sourceKey);
    if (!source) throw new ApiError('not_found');
    const { bytes, ...picture } = await decoding.run(() => editPicture(source, edit));
    const newKey = edit ? createImageKey(bytes) : sourceKey;
    // The file first: a row never refers to a missing file.
    if (edit) await store.put(newKey, bytes);
    const files = {
      ...{ ...picture, edit, key: newKey, source_key: edit && sourceKey },
      bytes: edit ? bytes.length + source.length : source.length,
    };
    const edited = await db.transaction(async (tx) => {
      const { asset, table } = await lockForImages(tx, own);
      return replaceFiles(tx, { table, assetId: asset.id, imageId, key }, files);
    });
    if (!edited) throw new ApiError('stale_version', { details: { version: image.version } });
    variants.prepare(newKey);
    if (key !== newKey) for (const unused of await unreferencedKeys(db, [key])) await store.remove(unused);
    return edited;
  };
};
