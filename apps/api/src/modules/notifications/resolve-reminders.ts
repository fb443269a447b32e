import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract/notification-kinds';
import type { Db } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';

/** Reminders that ask whether a listing is still available. */
const reminderKinds = ['asset_confirm_due', 'asset_expiring', 'asset_expired'] as const satisfies NotificationKind[];

/** Marks the reminders of a listing as read once the member has acted on it, in the same transaction. */
export const resolveReminders = async (
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
        inArray(notifications.kind, [...reminderKinds]),
        isNull(notifications.read_at),
      ),
    );
};
