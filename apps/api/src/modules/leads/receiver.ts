import { and, eq } from 'drizzle-orm';
import type { ProblemCode } from '@yoodee/api-contract';
import type { AssetStatus, ContactChannel } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assets, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { isPublicMember, shownChannels } from '../members/public-member.ts';

/** The receiver of an enquiry, and the asset it is about. */
export interface Receiver {
  memberId: number;
  assetId: number | null;
  /** E.164; null when it is not shown: on this listing or, for a member, on any listing on offer. */
  phone: string | null;
}

const refusals: Record<AssetStatus, ProblemCode | null> = {
  published: null,
  reserved: null,
  sold: 'wrong_state',
  rented: 'wrong_state',
  expired: 'wrong_state',
  draft: 'not_found',
  paused: 'not_found',
  hidden: 'gone',
  deleted: 'gone',
};

type Reachable = Pick<
  typeof members.$inferSelect,
  'id' | 'phone' | 'contact_phone' | 'user_status' | 'deletion_requested_at'
>;

const receiverOf = (
  member: Reachable,
  { assetId, channels }: { assetId: number | null; channels: readonly ContactChannel[] },
): Receiver => {
  if (member.user_status !== 'active' || member.deletion_requested_at) throw new ApiError('gone');
  const phone = channels.includes('phone') ? (member.contact_phone ?? member.phone) : null;
  return { memberId: member.id, assetId, phone };
};

const reachable = {
  id: members.id,
  phone: members.phone,
  contact_phone: members.contact_phone,
  user_status: members.user_status,
  deletion_requested_at: members.deletion_requested_at,
};

/**
 * The receiver for an asset on offer. Throws `not_found` for assets that were never public or are not visible now,
 * `gone` for removed ones, `wrong_state` for closed ones.
 */
export const findAssetReceiver = async (db: Db, assetId: number): Promise<Receiver> => {
  const [row] = await db
    .select({
      member: reachable,
      status: assets.status,
      publishedAt: assets.first_published_at,
      channels: assets.contact_channels,
    })
    .from(assets)
    .innerJoin(members, eq(members.id, assets.owner_id))
    .where(eq(assets.id, assetId));
  if (!row) throw new ApiError('not_found');
  const refusal = refusals[row.status];
  if (refusal) throw new ApiError(refusal === 'gone' && row.publishedAt === null ? 'not_found' : refusal);
  return receiverOf(row.member, { assetId, channels: row.channels ?? [] });
};

/** The member as receiver. Throws `not_found` for a member who is not public, exactly as for an unknown one. */
export const findMemberReceiver = async (db: Db, memberId: number): Promise<Receiver> => {
  const [member] = await db
    .select({ ...reachable, channels: shownChannels(db) })
    .from(members)
    .where(and(eq(members.id, memberId), isPublicMember(db)));
  if (!member) throw new ApiError('not_found');
  return receiverOf(member, { assetId: null, channels: member.channels });
};
