import { isSuccess, type CallFailure, type CallResult } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { StoredPhoto } from '../draft/local-store.ts';
import { sendPhoto } from './send-photo.ts';

const atOnce = 2;

interface Sending {
  kind: AssetImage['kind'];
  isCancelled: boolean;
  /** Whether all bytes were sent. The API then processes the upload even if the request is aborted. */
  hasLeft: boolean;
  aborting: AbortController;
}

export interface PhotoSenderOptions {
  /** The next picture to send, if any is waiting. */
  next(): StoredPhoto | undefined;
  onBegun(photo: StoredPhoto): void;
  /** `percent`: 0 to 100. */
  onProgress(photo: StoredPhoto, percent: number): void;
  onUploaded(photo: StoredPhoto, image: AssetImage): void;
  onFailed(photo: StoredPhoto, failure: CallFailure): void;
  /** Handles the result of a cancelled upload. The picture occupies its slot until this resolves. */
  onCancelled(result: CallResult<AssetImage>): Promise<void>;
  /** Called when an upload of this kind has ended. */
  onEnded(kind: AssetImage['kind']): void;
}

/** Uploads pictures, two at a time. */
export const createPhotoSender = (options: PhotoSenderOptions) => {
  const underWay = new Map<string, Sending>();

  const send = async (photo: StoredPhoto) => {
    const sending: Sending = {
      kind: photo.kind,
      isCancelled: false,
      hasLeft: false,
      aborting: new AbortController(),
    };
    underWay.set(photo.key, sending);
    options.onBegun(photo);
    const result = await sendPhoto(photo, {
      onProgress(percent) {
        sending.hasLeft = percent === 100;
        options.onProgress(photo, percent);
      },
      signal: sending.aborting.signal,
    });
    if (sending.isCancelled) await options.onCancelled(result);
    underWay.delete(photo.key);
    if (!sending.isCancelled) {
      if (isSuccess(result)) options.onUploaded(photo, result.data);
      else options.onFailed(photo, result);
    }
    options.onEnded(photo.kind);
    pump();
  };

  const pump = () => {
    const photo = underWay.size < atOnce ? options.next() : undefined;
    if (!photo) return;
    void send(photo);
    pump();
  };

  return {
    /** Starts uploads while slots are free. */
    pump,
    isSending: (kind: AssetImage['kind']) => [...underWay.values()].some((sending) => sending.kind === kind),
    /** Returns whether the picture was being uploaded. */
    cancel(key: string): boolean {
      const sending = underWay.get(key);
      if (!sending) return false;
      sending.isCancelled = true;
      if (!sending.hasLeft) sending.aborting.abort();
      return true;
    },
  };
};
