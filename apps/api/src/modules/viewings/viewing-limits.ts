import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import type { RateLimit } from '../../rate-limits/rate-limits.ts';
import type { Reader } from '../conversations/conversation-access.ts';
import { senderLimit } from '../leads/sender-limit.ts';

const [tenMinutes, hour, day] = [600, 3_600, 86_400];

const limit = (bucket: string, max: number, seconds: number): RateLimit => ({
  ...{ bucket, max, seconds },
  problem: 'too_many_requests',
});

/** Of the asset, of the member who books, and of the sender, who shares this limit with enquiries. */
export const bookingLimits = (
  { assetId, memberId, ip }: { assetId: number; memberId: number | null; ip: string },
  { LEADS_PER_HOUR_IP }: Pick<Env, 'LEADS_PER_HOUR_IP'>,
): RateLimit[] => [
  limit(`lead:asset:${assetId}`, 300, day),
  ...(memberId === null ? [] : [limit(`viewing:member:${memberId}`, 30, day)]),
  senderLimit({ memberId, ip, perHour: LEADS_PER_HOUR_IP }),
];

/** Bookings in the name of one phone. */
export const phoneLimits = (phone: string): RateLimit[] => [limit(`viewing:phone:${phone}`, 10, day)];

/** Steps of one reader. */
export const stepLimits = (reader: Reader, ip: string): RateLimit[] =>
  'memberId' in reader
    ? [limit(`viewing:step:member:${reader.memberId}`, 120, tenMinutes)]
    : [
        limit(`viewing:step:ip:${callerNetwork(ip)}`, 120, hour),
        limit(`viewing:step:link:${reader.linkedId}`, 30, tenMinutes),
      ];
