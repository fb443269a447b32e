import { coastResidences } from './coast-residences.data.ts';
import { coastVillas } from './coast-villas.data.ts';
import type { HandwrittenAsset } from './handwritten-asset.ts';

/** Homes by the sea, from Phuket to Si Racha. */
export const coastHomes: readonly HandwrittenAsset[] = [...coastVillas, ...coastResidences];
