import type { Bounds } from './map-engine.ts';

/** The box around the country. */
export const thailand: Bounds = [97.3, 5.6, 105.7, 20.5];
