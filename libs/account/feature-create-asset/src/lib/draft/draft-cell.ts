import { newKey } from '@yoodee/api-client';
import { emptyDraft, isHalted, namesOf, withCopy, type DraftState } from './draft-state.ts';
import type { KeptEdits } from './kept-store.ts';
import { createTabCopies } from './tab-copies.ts';

/** The state of one draft: who watches it is told of changes, and this browser keeps what the API does not have. */
export interface DraftCell {
  get(): DraftState;
  set(change: Partial<DraftState>): void;
  subscribe(listener: () => void): () => void;
  /** Brings the local copy in line with the state. */
  keep(): Promise<void>;
  /**
   * Takes in what earlier visits and closed tabs have left in this browser, now or when a tab is closed. Where both
   * answer the same question differently, the answer here goes first; the other waits until this one is saved.
   */
  restore(onTaken: () => void): void;
  /** Idempotency key under which the draft is created: the same after a reload. */
  creationKey(): string;
  /** The draft has its id: the copy that waited for one goes. */
  created(id: number): Promise<void>;
}

export interface DraftCellOptions {
  id: number | null;
  /** Under which this browser keeps a draft that has no id yet. */
  newDraft: string;
}

export const createDraftCell = ({ id, newDraft }: DraftCellOptions): DraftCell => {
  const listeners = new Set<() => void>();
  const copies = createTabCopies();
  let state = emptyDraft(id);
  let creationKey = newKey();

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const keep = (): Promise<void> => {
    const { edits, base } = state;
    if (state.id === null) return copies.keep(newDraft, { edits, base, creationKey });
    const draft = String(state.id);
    return namesOf(edits).length > 0 ? copies.keep(draft, { edits, base }) : copies.forget(draft);
  };

  const take = async (copy: KeptEdits): Promise<KeptEdits | null> => {
    const isOfNew = copy.creationKey !== undefined;
    if (isHalted(state) || isOfNew !== (state.id === null)) return copy;
    if (isOfNew) {
      // Two drafts that were both begun are two listings.
      if (namesOf(state.edits).length > 0) return copy;
      creationKey = copy.creationKey!;
    }
    const { next, rest } = withCopy(state, copy);
    set(next);
    await keep();
    return namesOf(rest.edits).length > 0 ? rest : null;
  };

  return {
    get: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep,
    restore(onTaken) {
      void copies.takeLeft(state.id === null ? newDraft : String(state.id), async (copy) => {
        const rest = await take(copy);
        if (rest !== copy) onTaken();
        return rest;
      });
    },
    creationKey: () => creationKey,
    async created(createdId) {
      set({ id: createdId });
      await keep();
      await copies.forget(newDraft);
    },
  };
};
