import type { CallFailure } from '@yoodee/api-client';
import { hasContactDetails } from '@yoodee/asset-rules/texts';
import { createCaptionTexts, namesOf, only, type CaptionState, type CaptionTextsOptions } from './caption-texts.ts';
import type { CaptionName, Captions } from './unsaved-captions.ts';
import { isWorthRetrying } from './upload-retries.ts';

const saveAfterMs = 1_000;
const longestRetryMs = 30_000;

export interface CaptionSaver {
  getState(): CaptionState;
  subscribe(listener: () => void): () => void;
  /** Applies the member's text, stores it in this browser at once, and saves it one second after the last keystroke. */
  change(name: CaptionName, text: string): void;
  /** Saves immediately. */
  flush(): void;
  /**
   * Restores captions that an earlier visit could not save and listens to page events. Returns a function that stops
   * listening.
   */
  start(): () => void;
}

export interface CaptionSaverOptions extends CaptionTextsOptions {
  /** Resolves with null on success. */
  save(texts: Captions): Promise<CallFailure | null>;
  /** Sends captions while the page unloads. */
  sendOnLeave(texts: Captions): void;
}

/**
 * Autosaves the captions of one picture: one request at a time, latest text last, with retries and exponential backoff.
 */
export const createCaptionSaver = ({ save, sendOnLeave, ...options }: CaptionSaverOptions): CaptionSaver => {
  const texts = createCaptionTexts(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let attempts = 0;

  const flushAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };

  const afterFailure = (failure: CallFailure, sent: Captions) => {
    if (isWorthRetrying(failure)) {
      texts.set({ failure });
      flushAfter(Math.min(longestRetryMs, saveAfterMs * 2 ** attempts));
      attempts += 1;
      return;
    }
    texts.set({ failure: null });
    const wrong = only(sent, (name) => name in failure.errors);
    texts.refuse(namesOf(wrong).length > 0 ? wrong : sent, failure);
    if (failure.status === 404) texts.forget();
    else flush();
  };

  const run = async () => {
    clearTimeout(timer);
    texts.refuse(
      only(texts.sendable(), (_name, text) => hasContactDetails(text)),
      'contact_details',
    );
    const sent = texts.sendable();
    if (isSaving || namesOf(sent).length === 0) return;
    isSaving = true;
    const failure = await save(sent);
    isSaving = false;
    if (failure) return afterFailure(failure, sent);
    attempts = 0;
    texts.saved(sent);
    flush();
  };
  const flush = () => void run();

  const onPageHide = () => {
    const unsent = texts.sendable();
    if (namesOf(unsent).length > 0) sendOnLeave(unsent);
  };

  return {
    getState: texts.get,
    subscribe: texts.subscribe,
    change(name, text) {
      texts.change(name, text);
      flushAfter(saveAfterMs);
    },
    flush,
    start() {
      texts.takeUp();
      flush();
      addEventListener('online', flush);
      addEventListener('pagehide', onPageHide);
      return () => {
        removeEventListener('online', flush);
        removeEventListener('pagehide', onPageHide);
        flush();
      };
    },
  };
};
