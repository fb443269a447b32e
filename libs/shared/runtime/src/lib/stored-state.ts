export interface StoredStateOptions<State> {
  /** Key in localStorage. */
  key: string;
  /** Converts the stored JSON value to state, dropping invalid parts. Returns undefined if nothing valid is stored. */
  parse(stored: unknown): State;
  /** Converts the state to the value to store; identity by default. */
  serialize?(state: State): unknown;
}

export interface StoredState<State> {
  get(): State;
  update(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/**
 * State in localStorage, shared by all tabs and both apps. It is read on first use. If the browser rejects storage, the
 * state stays in memory until the page is left.
 */
export const createStoredState = <State extends object>({
  key,
  parse,
  serialize = (state) => state,
}: StoredStateOptions<State>): StoredState<State> => {
  const listeners = new Set<() => void>();
  let state: State | null = null;

  const parseJson = (text: string | null): unknown => {
    try {
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const read = (): State => {
    let text: string | null;
    try {
      text = localStorage.getItem(key);
    } catch {
      return state ?? parse(undefined);
    }
    return parse(parseJson(text));
  };
  const get = (): State => (state ??= read());
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // The key is null if another tab has cleared the storage.
    if (event.key !== null && event.key !== key) return;
    state = read();
    notify();
  };

  return {
    get,
    update(change) {
      state = { ...get(), ...change };
      try {
        localStorage.setItem(key, JSON.stringify(serialize(state)));
      } catch {
        // Storage is full or not allowed: the state stays in memory.
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        addEventListener('storage', onStorage);
        // Another tab may have changed the state while there was no subscriber.
        state = read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
};
