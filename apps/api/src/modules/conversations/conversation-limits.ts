import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import type { RateBudget } from '../../rate-limits/rate-budgets.ts';
import type { RateLimit } from '../../rate-limits/rate-limits.ts';
import type { Reader } from './conversation-access.ts';

const [tenMinutes, hour, day] = [600, 3_600, 86_400];

const limit = (bucket: string, max: number, seconds: number): RateLimit => ({
  ...{ bucket, max, seconds },
  problem: 'too_many_requests',
});

const uploadLimit = (bucket: string, max: number, seconds: number): RateLimit => ({
  ...{ bucket, max, seconds },
  problem: 'upload_limit',
});

/** Rate limits of sending: per member, or per link and per address that uses the link. */
export const messageLimits = (reader: Reader, ip: string): RateLimit[] =>
  'memberId' in reader
    ? [
        limit(`conversation:send:member:${reader.memberId}:day`, 500, day),
        limit(`conversation:send:member:${reader.memberId}`, 60, tenMinutes),
      ]
    : [
        limit(`conversation:send:ip:${callerNetwork(ip)}`, 60, hour),
        limit(`conversation:send:link:${reader.linkedId}`, 20, tenMinutes),
      ];

/** Complete files, each of which is decoded or checked. */
export const attachmentUploadLimits = (reader: Reader, ip: string): RateLimit[] =>
  'memberId' in reader
    ? [
        uploadLimit(`conversation:attachment:member:${reader.memberId}:day`, 300, day),
        uploadLimit(`conversation:attachment:member:${reader.memberId}`, 60, tenMinutes),
      ]
    : [
        uploadLimit(`conversation:attachment:ip:${callerNetwork(ip)}`, 60, day),
        uploadLimit(`conversation:attachment:link:${reader.linkedId}`, 20, hour),
      ];

/** All uploads, because aborted ones cost bandwidth too. Allows two retries per file. */
export const attachmentAttemptLimits = (reader: Reader, ip: string): RateLimit[] =>
  'memberId' in reader
    ? [uploadLimit(`conversation:attempt:member:${reader.memberId}`, 180, tenMinutes)]
    : [uploadLimit(`conversation:attempt:ip:${callerNetwork(ip)}`, 120, hour)];

/** Opening links: guessing one is hopeless, but each attempt costs a look-up. */
export const linkLimits = (ip: string): RateLimit[] => [
  limit(`conversation:link:ip:${callerNetwork(ip)}`, 600, tenMinutes),
];

export const reportLimits = (reader: Reader, ip: string): RateLimit[] =>
  'memberId' in reader
    ? [limit(`conversation:report:member:${reader.memberId}`, 20, day)]
    : [limit(`conversation:report:ip:${callerNetwork(ip)}`, 20, day)];

/** Text messages with links that one seller causes, and that one phone gets, in a day. */
export const linkTextLimits = ({ sellerId, phone }: { sellerId: number; phone: string }): RateLimit[] => [
  limit(`conversation:text:seller:${sellerId}`, 30, day),
  limit(`conversation:text:phone:${phone}`, 5, day),
];

/** Text messages with links of the whole site. */
export const linkTextBudget = ({ LINK_TEXTS_PER_DAY_SITE }: Pick<Env, 'LINK_TEXTS_PER_DAY_SITE'>): RateBudget => ({
  bucket: 'conversation:text:site',
  perDay: LINK_TEXTS_PER_DAY_SITE,
  problem: 'too_many_requests',
});
