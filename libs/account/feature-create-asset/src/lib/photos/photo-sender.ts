import { isSuccess, type CallFailure, type CallResult } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract';
import type { KeptPhoto } from '../draft/kept-store.ts';
import { sendPhoto } from './send-photo.ts';

const atOnce = 2;

interface Sending {
  kind: AssetImage['kind'];
  isCancelled: boolean;
  /** All bytes have: the API goes on with it, whether somebody waits for the answer or not. */
  hasLeft: boolean;
  aborting: AbortController;
}

export interface PhotoSenderOptions {
  /** The picture to send next, if one waits. */
  next(): KeptPhoto | undefined;
  onBegun(photo: KeptPhoto): void;
  /** 0 to 100. */
  onProgress(photo: KeptPhoto, percent: number): void;
  onUploaded(photo: KeptPhoto, image: AssetImage): void;
  onFailed(photo: KeptPhoto, failure: CallFailure): void;
  /** How sending ended that was cancelled; the picture counts as under way until this is done. */
  onCancelled(result: CallResult<AssetImage>): Promise<void>;
  /** One of the kind is no longer under way. */
  onEnded(kind: AssetImage['kind']): void;
}

/** Sends pictures, two at a time. */
export const createPhotoSender = (options: PhotoSenderOptions) => {
  const underWay = new Map<string, Sending>();

  const send = async (photo: KeptPhoto) => {
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
    /** Sends what waits, as far as there is room. */
    pump,
    isSending: (kind: AssetImage['kind']) => [...underWay.values()].some((sending) => sending.kind === kind),
    /** Whether it was under way. */
    cancel(key: string): boolean {
      const sending = underWay.get(key);
      if (!sending) return false;
      sending.isCancelled = true;
      if (!sending.hasLeft) sending.aborting.abort();
      return true;
    },
  };
};
