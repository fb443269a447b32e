import type { LoadPart } from './part-when-near.tsx';

const priceComparison: LoadPart = async (...part) =>
  (await import('./price-comparison/load-price-comparison.tsx')).loadPriceComparison(...part);

const surroundings: LoadPart = async (...part) =>
  (await import('./surroundings/load-surroundings.tsx')).loadSurroundings(...part);

/** The parts of an asset's page that load by themselves. */
export const loadPart = { priceComparison, surroundings };
