import type { Bounds } from './map-engine.ts';

/** The bounding box of Thailand. */
export const thailand: Bounds = [97.3, 5.6, 105.7, 20.5];
