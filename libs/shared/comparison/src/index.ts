export { comparison, type Comparison } from './lib/comparison-store.ts';
export { maxCompared } from './lib/max-compared.ts';
export { useComparison } from './lib/use-comparison.ts';
