import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import { dayMs } from '@yoodee/site';
import { ApiError } from '../../http/problem.ts';

/** Sorted different times, all to come. Throws `invalid_request`, naming the first that is not. */
export const readProposals = (times: readonly string[], now: Date): Date[] => {
  const latest = now.getTime() + viewingLimits.proposalDaysAhead * dayMs;
  const instants = times.map((time) => Date.parse(time));
  instants.forEach((time, index) => {
    if (time <= now.getTime()) throw new ApiError('invalid_request', { errors: { [`times.${index}`]: 'too_small' } });
    if (time > latest) throw new ApiError('invalid_request', { errors: { [`times.${index}`]: 'too_large' } });
  });
  return [...new Set(instants)].sort((a, b) => a - b).map((time) => new Date(time));
};
