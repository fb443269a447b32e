export interface PreloadQueue<Key> {
  /** Loads `key` in order or immediately; each key once. */
  add(key: Key, when: 'in-turn' | 'now'): void;
}

/** Runs `load` for each key, at most `concurrency` at a time. Keys added with `now` ignore this limit. */
export const createPreloadQueue = <Key>(
  concurrency: number,
  load: (key: Key) => Promise<unknown>,
): PreloadQueue<Key> => {
  const started = new Set<Key>();
  const waiting = new Set<Key>();
  let running = 0;

  const start = (key: Key) => {
    waiting.delete(key);
    started.add(key);
    running += 1;
    // A failed preload is ignored: the navigation loads the chunk again and handles the error.
    void load(key)
      .catch(() => {})
      .finally(() => {
        running -= 1;
        startNext();
      });
  };
  const startNext = () => {
    for (const key of waiting) {
      if (running >= concurrency) return;
      start(key);
    }
  };

  return {
    add(key, when) {
      if (started.has(key)) return;
      if (when === 'now') return start(key);
      waiting.add(key);
      startNext();
    },
  };
};
