import { resultOfNetworkError, resultOfReply, toRequest, type CallResult } from '@yoodee/api-client';
import { uploadAssetImage, type AssetImage } from '@yoodee/api-contract/images';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import type { StoredPhoto } from '../draft/local-store.ts';

export interface SendPhotoOptions {
  /** `percent`: 0 to 100, of the bytes sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Uploads one picture. Uses XMLHttpRequest because `fetch` reports no upload progress. Never throws. */
export const sendPhoto = (
  { key, assetId, kind, file }: StoredPhoto,
  { onProgress, signal }: SendPhotoOptions,
): Promise<CallResult<AssetImage>> =>
  new Promise((resolve) => {
    const { method, path } = toRequest(uploadAssetImage, { params: { id: assetId } });
    const body = new FormData();
    // The API streams the multipart body, so the metadata must precede the file.
    body.append('kind', kind);
    body.append('file', file, file.name);
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('accept-language', localeOfPath(location.pathname));
    call.setRequestHeader('authorization', `Bearer ${readToken() ?? ''}`);
    call.setRequestHeader('idempotency-key', key);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    call.onload = () => resolve(resultOfReply<AssetImage>(call.status, parsed(call.responseText)));
    call.onerror = () => resolve(resultOfNetworkError(new Error('Network error')));
    call.onabort = () => resolve(resultOfNetworkError(new Error('Cancelled')));
    signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
