import type { favouriteLimits as contractLimits, maxCompared as contractMaxCompared } from '@yoodee/api-contract';

/**
 * The contract's limits, said again and held to it by a test: every public page loads this file, and the contract's
 * module would bring all its schemas along.
 */
export const favouriteLimits: Pick<typeof contractLimits, 'count'> = { count: 500 };
export const maxCompared: typeof contractMaxCompared = 4;
