import { createStoredState } from '@yoodee/runtime';
import { maxCompared } from './max-compared.ts';

export const comparisonKey = 'comparison';

export interface Comparison {
  /** Ids of the assets to compare, in the order of selection. */
  ids: readonly number[];
  /** The asset that was added when the comparison was full: the visitor chooses which one it replaces. Not stored. */
  offered: number | null;
}

export const noComparison: Comparison = { ids: [], offered: null };

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const parseComparison = (stored: unknown): Comparison => {
  const { ids } = Object(stored) as { ids?: unknown };
  return {
    ids: Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, maxCompared) : [],
    offered: null,
  };
};

/** The assets to compare. They belong to the browser, not to the member's account. */
export const createComparisonStore = () => {
  const { get, update, subscribe } = createStoredState({
    key: comparisonKey,
    parse: parseComparison,
    serialize: ({ ids }) => ({ ids }),
  });
  return {
    get,
    subscribe,

    /** Replaces the assets to compare. */
    set(ids: readonly number[]) {
      update({ ids: [...new Set(ids)].slice(0, maxCompared), offered: null });
    },

    /** Adds an asset. Where the comparison is full, it becomes the offered one. */
    add(id: number) {
      const { ids } = get();
      if (ids.includes(id)) return;
      update(ids.length < maxCompared ? { ids: [...ids, id] } : { offered: id });
    },

    withdrawOffer() {
      update({ offered: null });
    },
  };
};

/** The store of this page. */
export const comparison = createComparisonStore();
