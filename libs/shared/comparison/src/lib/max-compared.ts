import type { maxCompared as contractMaxCompared } from '@yoodee/api-contract/assets';

/**
 * A copy of the contract's limit; a test compares them. Every public page loads this file, and importing the contract
 * would add all its schemas to the bundle.
 */
export const maxCompared: typeof contractMaxCompared = 4;
