import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assets, leads } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { countHit, enforceRateLimits, type RateLimit, type RateWindow } from '../../rate-limits/rate-limits.ts';
import { appendText } from '../sanitising/append-text.ts';
import { notify } from '../notifications/notify.ts';
import { countMetric } from '../metrics/count-metric.ts';
import type { LeadColumns } from './lead-input.ts';
import type { Receiver } from './receiver.ts';

export interface Sender {
  ip: string;
  /** The signed-in sender, if any. */
  memberId: number | null;
  locale: 'th' | 'en';
  /** Whom the metrics count, see `createMetricVisitor`. */
  visitor: string | null;
  /** Rate limit per hour of the IP address. */
  perHour: number;
}

const hour = 3_600;

const addressLimit = ({ ip, perHour }: Sender): RateLimit => ({
  bucket: `lead:ip:${callerNetwork(ip)}`,
  max: perHour,
  seconds: hour,
  problem: 'too_many_requests',
});

/** Enquiries of one phone about the same thing in a day; more are accepted and not stored. */
const mostPerPhone = 5;

const phoneWindow = ({ memberId, assetId }: Receiver, { phone }: LeadColumns): RateWindow => ({
  bucket: assetId === null ? `lead:member:${memberId}:${phone}` : `lead:asset:${assetId}:${phone}`,
  seconds: 24 * hour,
});

const union = <Item>(one: readonly Item[] | null | undefined, other: readonly Item[] | null | undefined) =>
  one || other ? [...new Set([...(one ?? []), ...(other ?? [])])] : null;

/**
 * Adds a repeated enquiry to the one of the same sender about the same thing in the last day, and shows it as new if it
 * says something new. False when there is none, or when somebody else wrote it from that phone.
 */
const mergeLead = async (
  tx: Db,
  { memberId, assetId }: Receiver,
  lead: LeadColumns,
  senderId: number | null,
): Promise<boolean> => {
  const [earlier] = await tx
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.member_id, memberId),
        assetId === null ? isNull(leads.asset_id) : eq(leads.asset_id, assetId),
        eq(leads.phone, lead.phone),
        senderId === null ? isNull(leads.sender_id) : eq(leads.sender_id, senderId),
        gt(leads.created_at, sql`now() - interval '24 hours'`),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(1)
    .for('update');
  if (!earlier) return false;
  const slots = union(
    earlier.viewing_slots?.map((slot) => slot.getTime()),
    lead.viewing_slots?.map((slot) => slot.getTime()),
  )?.sort((a, b) => a - b);
  const merged = {
    message: appendText(earlier.message, lead.message ?? null),
    missing_fields: union(earlier.missing_fields, lead.missing_fields),
    viewing_slots: slots?.map((time) => new Date(time)) ?? null,
    // A viewing needs an answer to its times.
    kind: lead.kind === 'viewing' ? lead.kind : earlier.kind,
  };
  const saysMore = Object.entries(merged).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name as keyof typeof merged]),
  );
  if (saysMore)
    await tx
      .update(leads)
      .set({ ...merged, status: 'new', updated_at: sql`now()` })
      .where(eq(leads.id, earlier.id));
  return true;
};

/**
 * Adds an enquiry to its receiver's inbox, counts it and notifies them. One that repeats another is added to it; the
 * sender cannot tell, because only the seller may know who asked. Refused ones are not counted. Throws `own_listing`
 * and `too_many_requests`.
 */
export const receiveLead = async (tx: Db, receiver: Receiver, lead: LeadColumns, sender: Sender): Promise<void> => {
  const { memberId, assetId } = receiver;
  if (sender.memberId === memberId) throw new ApiError('own_listing');
  await enforceRateLimits(tx, [addressLimit(sender)]);
  const hits = await countHit(tx, phoneWindow(receiver, lead));
  if (hits > mostPerPhone || (hits > 1 && (await mergeLead(tx, receiver, lead, sender.memberId)))) return;
  const [row] = await tx
    .insert(leads)
    .values({ ...lead, member_id: memberId, asset_id: assetId, sender_id: sender.memberId, locale: sender.locale })
    .returning({ id: leads.id });
  if (assetId !== null) {
    await tx
      .update(assets)
      .set({ lead_count: sql`${assets.lead_count} + 1` })
      .where(eq(assets.id, assetId));
    await countMetric(tx, { assetId, metric: 'leads' }, sender.visitor);
  }
  await notify(tx, [
    {
      memberId,
      kind: 'lead_received',
      ...(assetId !== null && { assetId }),
      data: { lead_id: row!.id, name: lead.name, kind: lead.kind },
    },
  ]);
};
