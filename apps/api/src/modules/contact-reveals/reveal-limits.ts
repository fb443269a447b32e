import type { RateLimit } from '../../rate-limits/rate-limits.ts';

const hour = 3_600;
const day = 24 * hour;

/** A request for a seller's number. */
export interface Asking {
  network: string;
  /** The signed-in caller, if any. */
  memberId: number | null;
  /** The seller. */
  ownerId: number;
}

/**
 * The limit of the whole site, separate for members and visitors, so that strangers cannot use up the members' share.
 */
export const siteLimit = ({ memberId }: Asking, perHour: number): RateLimit => ({
  bucket: `reveal:site:${memberId === null ? 'visitors' : 'members'}`,
  max: perHour,
  seconds: hour,
  problem: 'too_many_requests',
});

/**
 * More numbers than a person calls, but too few for scraping: of the site, of the member asked (by visitors: members
 * still reach a seller whose limit others have used up), of the address and of the member asking. Shared buckets first,
 * see `enforceRateLimits`.
 */
export const revealLimits = (asking: Asking, perHour: number): RateLimit[] => {
  const { network, memberId, ownerId } = asking;
  const limit = (bucket: string, max: number, seconds: number): RateLimit => ({
    ...{ bucket: `reveal:${bucket}`, max, seconds },
    problem: 'too_many_requests',
  });
  return [
    siteLimit(asking, perHour),
    ...(memberId === null ? [limit(`of:${ownerId}`, 200, day)] : []),
    limit(`day:${network}`, 60, day),
    limit(`hour:${network}`, 20, hour),
    ...(memberId === null ? [] : [limit(`day:by:${memberId}`, 60, day), limit(`hour:by:${memberId}`, 20, hour)]),
  ];
};

/** Whether this hit reaches the share of the site's limit at which operators are warned. True once per window. */
export const isNearLimit = (count: number, { max }: RateLimit): boolean => count === Math.ceil(max * 0.8);
