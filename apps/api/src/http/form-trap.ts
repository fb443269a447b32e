import { shortestFillMs } from '@yoodee/api-contract';
import { ApiError } from './problem.ts';

/**
 * Throws `looks_automated` for a form that a bot filled in: its honeypot field is set, or it was sent too fast. The
 * response states this instead of pretending success, because a browser's autofill may fill the honeypot too.
 */
export const refuseAutomated = ({ website, filled_ms }: { website?: string | undefined; filled_ms: number }): void => {
  if (website || filled_ms < shortestFillMs) throw new ApiError('looks_automated');
};
