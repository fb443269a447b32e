import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';

/** Notices that ask whether a listing still stands. */
const askingWhetherItStands = [
  'asset_confirm_due',
  'asset_expiring',
  'asset_expired',
] as const satisfies NotificationKind[];

/**
 * Marks as read what the member was asked about a listing and has answered by what they did with it, in the transaction
 * that does it.
 */
export const settleNotices = async (
  tx: Db,
  { memberId, assetId }: { memberId: number; assetId: number },
): Promise<void> => {
  await tx
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(
      and(
        eq(notifications.member_id, memberId),
        eq(notifications.asset_id, assetId),
        inArray(notifications.kind, [...askingWhetherItStands]),
        isNull(notifications.read_at),
      ),
    );
};
