import type { Db } from '../../db/database.ts';
import { hitWindow } from '../../rate-limits/rate-limits.ts';

interface LimitedKey {
  id: number;
  per_minute: number;
  per_day: number;
}

/** A quota of a key: `max` requests in a window of `seconds` that opens with its first request. */
interface Quota {
  name: 'minute' | 'day';
  seconds: number;
  max: number;
  bucket: string;
}

/** The state of a quota after a request. */
export interface UsedQuota extends Quota {
  /** Requests that are left; below 0 the request exceeds the quota. */
  left: number;
  /** Until the window ends. */
  secondsLeft: number;
}

export const quotasOf = ({ id, per_minute, per_day }: LimitedKey): [Quota, Quota] => [
  { name: 'minute', seconds: 60, max: per_minute, bucket: `api-key:${id}:minute` },
  { name: 'day', seconds: 86_400, max: per_day, bucket: `api-key:${id}:day` },
];

/**
 * Counts a request of the key. Requests over the quota of the minute do not count towards that of the day, so a runaway
 * program works again a minute after it stops.
 */
export const countAgainstQuotas = async (db: Db, key: LimitedKey): Promise<UsedQuota[]> => {
  const used: UsedQuota[] = [];
  for (const quota of quotasOf(key)) {
    const { count, secondsLeft } = await hitWindow(db, quota);
    used.push({ ...quota, left: quota.max - count, secondsLeft: Math.max(1, secondsLeft) });
    if (count > quota.max) break;
  }
  return used;
};

/** `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10). */
export const policyHeader = (key: LimitedKey): string =>
  quotasOf(key)
    .map(({ name, max, seconds }) => `"${name}";q=${max};w=${seconds}`)
    .join(', ');

/** `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10): what is left, and seconds until the window ends. */
export const leftHeader = (quotas: readonly UsedQuota[]): string =>
  quotas.map(({ name, left, secondsLeft }) => `"${name}";r=${Math.max(0, left)};t=${secondsLeft}`).join(', ');
