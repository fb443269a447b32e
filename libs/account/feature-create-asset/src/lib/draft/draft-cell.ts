import { newKey } from '@yoodee/api-client';
import { emptyDraft, isHalted, namesOf, withCopy, type DraftState } from './draft-state.ts';
import type { UnsavedEdits } from './local-store.ts';
import { createTabCopies } from './tab-copies.ts';

/** The state of one draft. Notifies its listeners of changes and stores unsaved edits in this browser. */
export interface DraftCell {
  get(): DraftState;
  set(change: Partial<DraftState>): void;
  subscribe(listener: () => void): () => void;
  /** Writes the state to the local copy. */
  keep(): Promise<void>;
  /**
   * Merges the edits that earlier visits and closed tabs left in this browser. Edits of a tab that is still open are
   * merged when it closes. If both sides have a value for the same field, the value in this tab is saved first and the
   * other waits.
   */
  restore(onTaken: () => void): void;
  /** Idempotency key of the request that creates the draft. It survives a reload. */
  creationKey(): string;
  /** Sets the id of the draft and deletes the local copy that had no id. */
  created(id: number): Promise<void>;
}

export interface DraftCellOptions {
  id: number | null;
  /** Storage key of a draft that has no id yet. */
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

  const take = async (copy: UnsavedEdits): Promise<UnsavedEdits | null> => {
    const isOfNew = copy.creationKey !== undefined;
    if (isHalted(state) || isOfNew !== (state.id === null)) return copy;
    if (isOfNew) {
      // Two drafts that both have edits are two listings, so they are not merged.
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
