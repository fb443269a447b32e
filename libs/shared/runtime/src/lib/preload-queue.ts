export interface PreloadQueue {
  /** Loads `key` when its turn comes, or at once; each key once. */
  add(key: string, when: 'in-turn' | 'now'): void;
}

/** Runs `load` for each key, at most `concurrency` at a time; those asked for at once do not wait for a place. */
export const createPreloadQueue = (concurrency: number, load: (key: string) => Promise<unknown>): PreloadQueue => {
  const started = new Set<string>();
  const waiting = new Set<string>();
  let running = 0;

  const start = (key: string) => {
    waiting.delete(key);
    started.add(key);
    running += 1;
    // A preload that fails costs nothing: the navigation will ask again and say so.
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
