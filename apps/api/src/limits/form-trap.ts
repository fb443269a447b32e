import { shortestFillMs } from '@yoodee/api-contract';
import { ApiError } from '../http/problem.ts';

/**
 * Throws `looks_automated` for a form that only a program fills in so: its hidden field, or faster than any hand. It
 * says so instead of pretending success, because a browser's own autofill may have walked into the trap too.
 */
export const refuseAutomated = ({ website, filled_ms }: { website?: string | undefined; filled_ms: number }): void => {
  if (website || filled_ms < shortestFillMs) throw new ApiError('looks_automated');
};
