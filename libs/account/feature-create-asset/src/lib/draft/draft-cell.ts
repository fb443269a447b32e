import { emptyDraft, namesOf, type DraftState } from './draft-state.ts';
import { keptStore, newKey } from './kept-store.ts';

const newDraftKey = 'new';
const kept = keptStore('edits');

/** The state of one draft: who watches it is told of changes, and this browser keeps what the API does not have. */
export interface DraftCell {
  get(): DraftState;
  set(change: Partial<DraftState>): void;
  subscribe(listener: () => void): () => void;
  /** Brings the local copy in line with the state. */
  keep(): Promise<void>;
  /** Takes in, once, what an earlier visit left in this browser; newer answers win. */
  restore(): Promise<void>;
  /** Idempotency key under which the draft is created: the same after a reload. */
  creationKey(): string;
  /** The draft has its id: the copy that waited for one goes. */
  created(id: number): Promise<void>;
}

export const createDraftCell = (id: number | null): DraftCell => {
  const listeners = new Set<() => void>();
  let state = emptyDraft(id);
  let creationKey = newKey();
  let isRestored = false;

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const keep = (): Promise<void> => {
    const { edits, base } = state;
    if (state.id === null) return kept.set(newDraftKey, { edits, base, creationKey });
    const key = String(state.id);
    return namesOf(edits).length > 0 ? kept.set(key, { edits, base }) : kept.remove(key);
  };

  return {
    get: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep,
    async restore() {
      if (isRestored) return;
      isRestored = true;
      const copy = await kept.get(state.id === null ? newDraftKey : String(state.id));
      if (!copy) return;
      if (state.id === null && copy.creationKey) creationKey = copy.creationKey;
      set({ edits: { ...copy.edits, ...state.edits }, base: { ...state.base, ...copy.base } });
    },
    creationKey: () => creationKey,
    async created(createdId) {
      set({ id: createdId });
      await keep();
      await kept.remove(newDraftKey);
    },
  };
};
