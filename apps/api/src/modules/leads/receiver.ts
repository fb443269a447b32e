import { eq } from 'drizzle-orm';
import type { AssetStatus, ProblemCode } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assets, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';

/** Who visitors can reach, and about which asset. */
export interface Receiver {
  memberId: number;
  assetId: number | null;
  /** E.164; null where the member shows none. */
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
  'id' | 'phone' | 'contactPhone' | 'showPhone' | 'userStatus' | 'deletionRequestedAt'
>;

const receiverOf = (member: Reachable, assetId: number | null): Receiver => {
  if (member.userStatus !== 'active' || member.deletionRequestedAt) throw new ApiError('gone');
  return { memberId: member.id, assetId, phone: member.showPhone ? (member.contactPhone ?? member.phone) : null };
};

const reachable = {
  id: members.id,
  phone: members.phone,
  contactPhone: members.contactPhone,
  showPhone: members.showPhone,
  userStatus: members.userStatus,
  deletionRequestedAt: members.deletionRequestedAt,
};

/**
 * Who answers for an asset that is on offer. Throws `not_found` for what visitors never saw or do not see now, `gone`
 * for what was taken away, `wrong_state` for what is no longer on offer.
 */
export const findAssetReceiver = async (db: Db, assetId: number): Promise<Receiver> => {
  const [row] = await db
    .select({ member: reachable, status: assets.status, publishedAt: assets.first_published_at })
    .from(assets)
    .innerJoin(members, eq(members.id, assets.owner_id))
    .where(eq(assets.id, assetId));
  if (!row) throw new ApiError('not_found');
  const refusal = refusals[row.status];
  if (refusal) throw new ApiError(refusal === 'gone' && row.publishedAt === null ? 'not_found' : refusal);
  return receiverOf(row.member, assetId);
};

/** A member that visitors can reach. Throws `not_found`, and `gone` for one who is suspended or leaving. */
export const findMemberReceiver = async (db: Db, memberId: number): Promise<Receiver> => {
  const [member] = await db.select(reachable).from(members).where(eq(members.id, memberId));
  if (!member) throw new ApiError('not_found');
  return receiverOf(member, null);
};
