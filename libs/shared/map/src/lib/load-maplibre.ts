import type { CreateMapEngine } from './map-engine.ts';

/** Loads MapLibre with the first map: it is larger than all other scripts of the site together. */
export const loadMapLibre: CreateMapEngine = async (options) =>
  (await import('./maplibre-engine.ts')).createMapLibreEngine(options);
