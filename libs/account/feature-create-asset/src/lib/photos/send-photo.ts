import { toRequest, type CallResult } from '@yoodee/api-client';
import { uploadAssetImage, type AssetImage } from '@yoodee/api-contract/images';
import { sendFile, type SendFileOptions } from '@yoodee/account-uploads';
import { readToken } from '@yoodee/auth';
import type { StoredPhoto } from '../draft/local-store.ts';

export type SendPhotoOptions = Pick<SendFileOptions, 'onProgress' | 'signal'>;

/** Uploads one picture. Never throws. */
export const sendPhoto = (
  { key, assetId, kind, file }: StoredPhoto,
  options: SendPhotoOptions,
): Promise<CallResult<AssetImage>> =>
  sendFile(toRequest(uploadAssetImage, { params: { id: assetId } }), {
    ...{ fields: { kind }, file, key, token: readToken() ?? '' },
    ...options,
  });
