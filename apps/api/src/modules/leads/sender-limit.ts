import { callerNetwork } from '../../rate-limits/caller-network.ts';
import type { RateLimit } from '../../rate-limits/rate-limits.ts';

const membersPerHour = 20;

/**
 * Enquiries and bookings of one sender in an hour: of a member, or of the address of a visitor. Thai mobile networks put
 * many customers behind one address, so that one address must not count against a member, whom their phone identifies.
 */
export const senderLimit = ({
  memberId,
  ip,
  perHour,
}: {
  memberId: number | null;
  ip: string;
  perHour: number;
}): RateLimit => ({
  ...(memberId === null
    ? { bucket: `lead:ip:${callerNetwork(ip)}`, max: perHour }
    : { bucket: `lead:sender:${memberId}:hour`, max: membersPerHour }),
  seconds: 3_600,
  problem: 'too_many_requests',
});
