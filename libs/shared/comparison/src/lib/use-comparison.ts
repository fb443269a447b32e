import { useSyncExternalStore } from 'react';
import { comparison, noComparison, type Comparison } from './comparison-store.ts';

/** The current comparison; empty on the server and until the page has hydrated. */
export const useComparison = (): Comparison =>
  useSyncExternalStore(comparison.subscribe, comparison.get, () => noComparison);
