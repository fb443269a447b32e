import type { favouriteLimits as contractLimits } from '@yoodee/api-contract/favourites';

/**
 * A copy of the contract's limit; a test compares them. Every public page loads this file, and importing the contract
 * would add all its schemas to the bundle.
 */
export const favouriteLimits: Pick<typeof contractLimits, 'count'> = { count: 500 };
