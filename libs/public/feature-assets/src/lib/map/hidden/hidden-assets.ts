import { useSyncExternalStore } from 'react';

const storageKey = 'hidden-assets';

/** Maximum number of ids; the latest are kept. */
const most = 500;

const none: readonly number[] = [];

/** Ids of the hidden assets, latest first. Read on first use. Storage may be blocked or contain invalid data. */
let hidden: readonly number[] | null = null;

const read = (): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(Number.isSafeInteger).slice(0, most) : none;
  } catch {
    return none;
  }
};

const listeners = new Set<() => void>();

const keep = (ids: readonly number[]) => {
  hidden = ids.slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(hidden));
  } catch {
    // Private windows may refuse storage: the assets stay hidden until the page is left.
  }
  for (const listener of listeners) listener();
};

const snapshot = () => (hidden ??= read());

/** Handles a change by another tab. */
const follow = ({ key }: StorageEvent) => {
  if (key !== storageKey && key !== null) return;
  hidden = null;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
};

export const hideAsset = (id: number): void => keep([id, ...snapshot().filter((other) => other !== id)]);
export const showAsset = (id: number): void => keep(snapshot().filter((other) => other !== id));
export const showAllAssets = (): void => keep(none);

/** The assets that the visitor is not interested in, stored in this browser only. */
export const useHiddenAssets = (): readonly number[] => useSyncExternalStore(subscribe, snapshot, () => none);
