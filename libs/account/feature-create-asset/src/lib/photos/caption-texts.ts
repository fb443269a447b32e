import type { CallFailure } from '@yoodee/api-client';
import {
  captionNames,
  storeCaptions,
  readUnsavedCaptions,
  type CaptionName,
  type Captions,
} from './unsaved-captions.ts';

export type CaptionRefusal = CallFailure | 'contact_details';

export interface CaptionState {
  /** The member's text of captions that they edited. */
  typed: Captions;
  /** Why a caption cannot be saved as it is. */
  refused: Partial<Record<CaptionName, CaptionRefusal>>;
  /** Why the last request failed. It is retried automatically. */
  failure: CallFailure | null;
}

export interface CaptionTextsOptions {
  imageId: number;
  /** The caption that the API has stored; empty for none. */
  stored(name: CaptionName): string;
}

export const namesOf = (texts: Captions) => captionNames.filter((name) => texts[name] !== undefined);

export const only = (texts: Captions, isWanted: (name: CaptionName, text: string) => boolean): Captions =>
  Object.fromEntries(namesOf(texts).flatMap((name) => (isWanted(name, texts[name]!) ? [[name, texts[name]!]] : [])));

/** The captions of one picture as the member edits them. Unsaved captions are stored in this browser. */
export const createCaptionTexts = ({ imageId, stored }: CaptionTextsOptions) => {
  const listeners = new Set<() => void>();
  let state: CaptionState = { typed: {}, refused: {}, failure: null };
  let base: Captions = {};

  const set = (change: Partial<CaptionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const unsaved = () => only(state.typed, (name, text) => text.trim() !== base[name]);
  const keep = () => storeCaptions(imageId, { typed: unsaved(), base });

  return {
    get: () => state,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(name: CaptionName, text: string) {
      if (state.typed[name] === undefined) base[name] = stored(name);
      set({ typed: { ...state.typed, [name]: text }, refused: { ...state.refused, [name]: undefined } });
      keep();
    },
    /** Unsaved captions that the API has not rejected. */
    sendable: () => only(unsaved(), (name) => state.refused[name] === undefined),
    saved(texts: Captions) {
      for (const name of namesOf(texts)) base[name] = texts[name]!.trim();
      set({ failure: null });
      keep();
    },
    /** Marks captions as rejected, except those that changed since they were sent. */
    refuse(texts: Captions, why: CaptionRefusal) {
      const names = namesOf(only(texts, (name, text) => state.typed[name] === text));
      set({ refused: { ...state.refused, ...Object.fromEntries(names.map((name) => [name, why])) } });
    },
    /** Restores captions that an earlier visit could not save, except those that were changed elsewhere since. */
    takeUp() {
      const kept = readUnsavedCaptions(imageId);
      const left = only(kept.typed, (name) => state.typed[name] === undefined && kept.base[name] === stored(name));
      base = { ...base, ...only(kept.base, (name) => left[name] !== undefined) };
      set({ typed: { ...unsaved(), ...left }, refused: {} });
      keep();
    },
    /** Deletes the local copy after the picture was removed. */
    forget: () => storeCaptions(imageId, { typed: {}, base: {} }),
  };
};
