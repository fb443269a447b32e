import { sql } from 'drizzle-orm';
import type { NotificationData, NotificationKind } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { members, notifications } from '../../db/schema.ts';

export interface Notice {
  memberId: number;
  kind: NotificationKind;
  assetId?: number;
  data?: NotificationData;
}

/** Without the notices that their members asked not to be told. */
const wanted = async (tx: Db, notices: readonly Notice[]): Promise<Notice[]> => {
  const ids = [...new Set(notices.map(({ memberId }) => memberId))];
  const rows = await tx
    .select({ id: members.id, muted: members.mutedNotifications })
    .from(members)
    .where(sql`${members.id} = any(${sql.param(ids)}::bigint[])`);
  const mutedBy = new Map(rows.map(({ id, muted }) => [id, muted]));
  return notices.filter(({ memberId, kind }) => !mutedBy.get(memberId)?.includes(kind));
};

/**
 * Tells members something in the transaction that made it true: either both happen or neither. What a member has muted
 * is not told.
 */
export const notify = async (tx: Db, notices: readonly Notice[]): Promise<void> => {
  const told = await wanted(tx, notices);
  await insertRows(
    tx,
    notifications,
    told.map(({ memberId, kind, assetId = null, data = {} }) => ({
      member_id: memberId,
      kind,
      asset_id: assetId,
      data,
    })),
  );
};
