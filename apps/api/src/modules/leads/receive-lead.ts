import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assets, leads } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../limits/address.ts';
import { enforceLimits, type Limit } from '../../limits/limits.ts';
import { notify } from '../notifications/notify.ts';
import { countFigure } from './count-figure.ts';
import type { LeadColumns } from './lead-input.ts';
import type { Receiver } from './receiver.ts';

export interface Sender {
  ip: string;
  /** The signed-in member who asks, if one does. */
  memberId: number | null;
  locale: 'th' | 'en';
  /** Enquiries in an hour that the address may send. */
  perHour: number;
}

const hour = 3_600;

/** Shared buckets first, see `enforceLimits`. */
const limitsOf = ({ memberId, assetId }: Receiver, { phone }: LeadColumns, { ip, perHour }: Sender): Limit[] => [
  { bucket: `lead:ip:${callerNetwork(ip)}`, max: perHour, seconds: hour, problem: 'too_many_requests' },
  {
    bucket: assetId === null ? `lead:member:${memberId}:${phone}` : `lead:asset:${assetId}:${phone}`,
    max: 1,
    seconds: 24 * hour,
    problem: 'lead_repeated',
  },
];

/**
 * Puts an enquiry into its receiver's inbox, counts it and tells them. Refused ones count nowhere. Throws
 * `own_listing`, `too_many_requests`, and `lead_repeated` for the same phone about the same thing within a day.
 */
export const receiveLead = async (tx: Db, receiver: Receiver, lead: LeadColumns, sender: Sender): Promise<void> => {
  const { memberId, assetId } = receiver;
  if (sender.memberId === memberId) throw new ApiError('own_listing');
  await enforceLimits(tx, limitsOf(receiver, lead, sender));
  const [row] = await tx
    .insert(leads)
    .values({ ...lead, member_id: memberId, asset_id: assetId, sender_id: sender.memberId, locale: sender.locale })
    .returning({ id: leads.id });
  if (assetId !== null) {
    await tx
      .update(assets)
      .set({ lead_count: sql`${assets.lead_count} + 1` })
      .where(eq(assets.id, assetId));
    await countFigure(tx, assetId, 'leads');
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
