import type { StoredPhoto } from '../draft/local-store.ts';
import { loadHeicDecoder, type HeicProblem } from '@yoodee/account-uploads';

/** Maximum number of attempts to decode a picture, because decoding may crash the page. */
const maxAttempts = 3;

export interface PhotoPreparerOptions {
  /** The next picture to convert, if any is waiting. */
  next(): StoredPhoto | undefined;
  /** Stores the photo in this browser. */
  keep(photo: StoredPhoto): Promise<void>;
  onPrepared(photo: StoredPhoto): void;
  onProblem(photo: StoredPhoto, problem: HeicProblem): void;
}

/** Converts HEIC pictures to JPEG, one at a time, because each takes up to 500 MB of memory. */
export const createPhotoPreparer = ({ next, keep, onPrepared, onProblem }: PhotoPreparerOptions) => {
  let underWay: { key: string; aborting: AbortController } | null = null;

  const convert = async (photo: StoredPhoto, { signal }: AbortController): Promise<File | HeicProblem> => {
    const attempts = photo.attempts ?? 0;
    if (attempts >= maxAttempts) return 'unreadable';
    const decoder = await loadHeicDecoder();
    if (!decoder || signal.aborted) return 'unavailable';
    // The attempt is counted first, because decoding may crash the page.
    await keep({ ...photo, attempts: attempts + 1 });
    return decoder.toJpeg(photo.file, signal).catch(() => 'unreadable' as const);
  };

  const pump = async () => {
    const photo = underWay ? undefined : next();
    if (!photo) return;
    const aborting = new AbortController();
    underWay = { key: photo.key, aborting };
    const result = await convert(photo, aborting);
    underWay = null;
    if (!aborting.signal.aborted) {
      const { attempts: _attempts, ...rest } = photo;
      if (typeof result === 'string') onProblem(rest, result);
      else onPrepared({ ...rest, file: result });
    }
    void pump();
  };

  return {
    pump: () => void pump(),
    cancel(key: string) {
      if (underWay?.key === key) underWay.aborting.abort();
    },
  };
};
