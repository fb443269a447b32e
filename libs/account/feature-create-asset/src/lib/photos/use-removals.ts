import type { AppStore } from '@yoodee/auth';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createRemovals, type Removals } from './removals.ts';

const removalsOf = new WeakMap<AppStore, Map<number, Removals>>();

/** One list of removals per asset and tab. */
const removalsOfAsset = (store: AppStore, assetId: number): Removals => {
  const known = removalsOf.get(store) ?? new Map<number, Removals>();
  removalsOf.set(store, known);
  const removals = known.get(assetId) ?? createRemovals(store, assetId);
  known.set(assetId, removals);
  return removals;
};

export const useRemovals = (assetId: number) => {
  const removals = removalsOfAsset(useStore() as AppStore, assetId);
  const { hidden, failure } = useSyncExternalStore(removals.subscribe, removals.getState);
  useEffect(() => removals.start(), [removals]);
  return { removals, hidden, failure };
};
