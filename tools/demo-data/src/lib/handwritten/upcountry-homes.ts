import type { HandwrittenAsset } from './handwritten-asset.ts';
import { northernHomes } from './northern-homes.data.ts';
import { provincialHomes } from './provincial-homes.data.ts';

/** Homes in the cities and hills away from Bangkok and the beaches. */
export const upcountryHomes: readonly HandwrittenAsset[] = [...northernHomes, ...provincialHomes];
