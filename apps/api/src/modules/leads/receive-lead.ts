import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { countHit, enforceRateLimits, type RateLimit, type RateWindow } from '../../rate-limits/rate-limits.ts';
import { receiveEnquiry } from '../conversations/begin-conversation.ts';
import type { Change } from '../conversations/conversation-changes.ts';
import { countMetric } from '../metrics/count-metric.ts';
import type { Lead } from './lead-input.ts';
import { senderLimit } from './sender-limit.ts';
import type { Receiver } from './receiver.ts';

export interface Sender {
  ip: string;
  /** A keyed hash of the network. */
  network: string;
  /** The signed-in sender, if any. */
  memberId: number | null;
  locale: 'th' | 'en';
  /** Whom the metrics count, see `createMetricVisitor`. */
  visitor: string | null;
  /** Rate limit per hour of the IP address, for senders who are not signed in. */
  perHour: number;
}

const day = 86_400;

/** Of the asset and of the sender. */
const limitsOf = ({ assetId }: Receiver, sender: Sender): RateLimit[] => [
  ...(assetId === null
    ? []
    : [{ bucket: `lead:asset:${assetId}`, max: 300, seconds: day, problem: 'too_many_requests' as const }]),
  ...(sender.memberId === null
    ? []
    : [{ bucket: `lead:sender:${sender.memberId}`, max: 50, seconds: day, problem: 'too_many_requests' as const }]),
  senderLimit(sender),
];

/**
 * Enquiries of one phone in a day, about the same thing and in all. More get the same response and are not stored: a refusal
 * would tell a stranger that the phone has asked.
 */
const windowsOf = ({ memberId, assetId }: Receiver, { phone }: Lead): (RateWindow & { most: number })[] => [
  {
    bucket: assetId === null ? `lead:member:${memberId}:${phone}` : `lead:asset:${assetId}:${phone}`,
    seconds: day,
    most: 5,
  },
  { bucket: `lead:phone:${phone}`, seconds: day, most: 40 },
];

const isTooMany = async (tx: Db, receiver: Receiver, lead: Lead): Promise<boolean> => {
  for (const window of windowsOf(receiver, lead)) if ((await countHit(tx, window)) > window.most) return true;
  return false;
};

/**
 * Adds an enquiry to the conversation of the two, counts it and notifies the seller. The sender cannot tell whether it says
 * anything new, because only the seller may know who asked. Refused ones are not counted. Returns the change to publish.
 * Throws `own_listing`, `too_many_requests` and the problems of a pause.
 */
export const receiveLead = async (tx: Db, receiver: Receiver, lead: Lead, sender: Sender): Promise<Change | null> => {
  const { memberId: sellerId, assetId } = receiver;
  if (sender.memberId === sellerId) throw new ApiError('own_listing');
  await enforceRateLimits(tx, limitsOf(receiver, sender));
  if (await isTooMany(tx, receiver, lead)) return null;
  const { name, phone, message, consent_version, kind, missing_fields, viewing_slots } = lead;
  const { change, isFirstToday } = await receiveEnquiry(tx, {
    ...{ sellerId, assetId, text: message, consentVersion: consent_version },
    buyer: { memberId: sender.memberId, name, phone, locale: sender.locale, network: sender.network },
    details: { kind, missing_fields, viewing_slots },
  });
  if (assetId !== null && isFirstToday) {
    await tx
      .update(assets)
      .set({ lead_count: sql`${assets.lead_count} + 1` })
      .where(eq(assets.id, assetId));
    await countMetric(tx, { assetId, metric: 'leads' }, sender.visitor);
  }
  return change;
};
