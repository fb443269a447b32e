import { newKey } from '@yoodee/api-client';
import { keptStore, type KeptEdits } from './kept-store.ts';

const kept = keptStore('edits');
const separator = ' ';
const lockOf = (key: string) => `yoodee-create-asset${separator}${key}`;

/** Holds the lock of a copy, by which other tabs see that its tab lives, until the returned function is called. */
const hold = (key: string): (() => void) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(key), () => held).catch(() => undefined);
  return release;
};

/** Works once the copy's tab is gone. Browsers without locks cannot tell: there every other tab counts as gone. */
const onceGone = (key: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lockOf(key), work) : work();

/**
 * What one tab has not sent yet, kept apart from what other tabs have not: two tabs on one draft never write over each
 * other's copy. A copy whose tab is gone (closed, reloaded, crashed) is taken in by a tab that has the draft open.
 */
export const createTabCopies = () => {
  const tab = newKey();
  const held = new Map<string, () => void>();
  const wanted = new Set<string>();
  const awaited = new Set<string>();
  const keyOf = (draft: string) => draft + separator + tab;
  return {
    async keep(draft: string, copy: KeptEdits): Promise<void> {
      const key = keyOf(draft);
      wanted.add(key);
      if (!held.has(key)) held.set(key, hold(key));
      await kept.set(key, copy);
    },
    /** Nothing of the draft is left to send. */
    async forget(draft: string): Promise<void> {
      const key = keyOf(draft);
      wanted.delete(key);
      await kept.remove(key);
      // Something was typed meanwhile.
      if (wanted.has(key)) return;
      held.get(key)?.();
      held.delete(key);
    },
    /**
     * Hands over the copies that other tabs have of the draft, each when its tab is gone. What `take` does not want yet
     * it returns, and is offered that at the next call.
     */
    async takeLeft(draft: string, take: (copy: KeptEdits) => Promise<KeptEdits | null>): Promise<void> {
      const keys = await kept.keysFrom(draft + separator);
      for (const key of keys.filter((key) => key !== keyOf(draft) && !awaited.has(key))) {
        const takeIt = async () => {
          const copy = await kept.get(key);
          if (!copy) return;
          const rest = await take(copy);
          await (rest ? kept.set(key, rest) : kept.remove(key));
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
