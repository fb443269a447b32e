import { newKey } from '@yoodee/api-client';
import { localStore, type UnsavedEdits } from './local-store.ts';

const store = localStore('edits');
const separator = ' ';
const lockOf = (key: string) => `yoodee-create-asset${separator}${key}`;

/** Holds the lock of a copy until the returned function is called. The lock tells other tabs that this tab is open. */
const hold = (key: string): (() => void) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(key), () => held).catch(() => undefined);
  return release;
};

/**
 * Runs `work` when the tab that owns the copy is closed. Browsers without locks run it at once: they treat every other
 * tab as closed.
 */
const onceGone = (key: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lockOf(key), work) : work();

/**
 * Unsaved edits, stored separately per tab, so that two tabs never overwrite each other's copy of a draft. When a tab
 * is closed, reloaded or crashes, another tab that has the draft open takes over its copy.
 */
export const createTabCopies = () => {
  const tab = newKey();
  const held = new Map<string, () => void>();
  const wanted = new Set<string>();
  const awaited = new Set<string>();
  const keyOf = (draft: string) => draft + separator + tab;
  return {
    async keep(draft: string, copy: UnsavedEdits): Promise<void> {
      const key = keyOf(draft);
      wanted.add(key);
      if (!held.has(key)) held.set(key, hold(key));
      await store.set(key, copy);
    },
    /** Deletes the copy of this tab after everything was sent. */
    async forget(draft: string): Promise<void> {
      const key = keyOf(draft);
      wanted.delete(key);
      await store.remove(key);
      // The member made new edits during the deletion.
      if (wanted.has(key)) return;
      held.get(key)?.();
      held.delete(key);
    },
    /**
     * Passes the copies of other tabs to `take`, each when its tab is closed. `take` returns the edits that it cannot
     * accept yet; the next call offers them again.
     */
    async takeLeft(draft: string, take: (copy: UnsavedEdits) => Promise<UnsavedEdits | null>): Promise<void> {
      const keys = await store.keysFrom(draft + separator);
      for (const key of keys.filter((key) => key !== keyOf(draft) && !awaited.has(key))) {
        const takeIt = async () => {
          const copy = await store.get(key);
          if (!copy) return;
          const rest = await take(copy);
          await (rest ? store.set(key, rest) : store.remove(key));
        };
        awaited.add(key);
        void onceGone(key, takeIt).then(
          () => awaited.delete(key),
          () => awaited.delete(key),
        );
      }
    },
  };
};
