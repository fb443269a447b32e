import type { LoadPart } from '@yoodee/public-page';

const priceComparison: LoadPart<number> = async (...part) =>
  (await import('./price-comparison/load-price-comparison.tsx')).loadPriceComparison(...part);

const surroundings: LoadPart<number> = async (...part) =>
  (await import('./surroundings/load-surroundings.tsx')).loadSurroundings(...part);

/** The parts of an asset's page that load separately. */
export const loadPart = { priceComparison, surroundings };
