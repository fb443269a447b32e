import type { CallFailure } from '@yoodee/api-client';
import { captionNames, keepCaptions, readKeptCaptions, type CaptionName, type Captions } from './kept-captions.ts';

export type CaptionRefusal = CallFailure | 'contact_details';

export interface CaptionState {
  /** As the member has them, where they typed. */
  typed: Captions;
  /** Why a text cannot be saved as it is. */
  refused: Partial<Record<CaptionName, CaptionRefusal>>;
  /** Why nothing could be saved the last time; it is tried again by itself. */
  failure: CallFailure | null;
}

export interface CaptionTextsOptions {
  imageId: number;
  /** What the API has; empty for none. */
  stored(name: CaptionName): string;
}

export const namesOf = (texts: Captions) => captionNames.filter((name) => texts[name] !== undefined);

export const only = (texts: Captions, isWanted: (name: CaptionName, text: string) => boolean): Captions =>
  Object.fromEntries(namesOf(texts).flatMap((name) => (isWanted(name, texts[name]!) ? [[name, texts[name]!]] : [])));

/** The captions of one picture as the member has them; this browser keeps what the API does not have. */
export const createCaptionTexts = ({ imageId, stored }: CaptionTextsOptions) => {
  const listeners = new Set<() => void>();
  let state: CaptionState = { typed: {}, refused: {}, failure: null };
  let base: Captions = {};

  const set = (change: Partial<CaptionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const unsaved = () => only(state.typed, (name, text) => text.trim() !== base[name]);
  const keep = () => keepCaptions(imageId, { typed: unsaved(), base });

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
    /** What the API does not have and may take. */
    sendable: () => only(unsaved(), (name) => state.refused[name] === undefined),
    saved(texts: Captions) {
      for (const name of namesOf(texts)) base[name] = texts[name]!.trim();
      set({ failure: null });
      keep();
    },
    /** They cannot be saved; one that was changed since is another text. */
    refuse(texts: Captions, why: CaptionRefusal) {
      const names = namesOf(only(texts, (name, text) => state.typed[name] === text));
      set({ refused: { ...state.refused, ...Object.fromEntries(names.map((name) => [name, why])) } });
    },
    /** Takes in what an earlier visit could not save; what was changed elsewhere since is newer. */
    takeUp() {
      const kept = readKeptCaptions(imageId);
      const left = only(kept.typed, (name) => state.typed[name] === undefined && kept.base[name] === stored(name));
      base = { ...base, ...only(kept.base, (name) => left[name] !== undefined) };
      set({ typed: { ...unsaved(), ...left }, refused: {} });
      keep();
    },
    /** There is no picture any more. */
    forget: () => keepCaptions(imageId, { typed: {}, base: {} }),
  };
};
