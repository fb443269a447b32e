import { sql } from 'drizzle-orm';
import type { NotificationData, NotificationKind } from '@yoodee/api-contract/notification-kinds';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { members, notifications } from '../../db/schema.ts';

export interface NewNotification {
  memberId: number;
  kind: NotificationKind;
  assetId?: number;
  data?: NotificationData;
}

/** Without the kinds that their members muted. */
const withoutMuted = async (tx: Db, added: readonly NewNotification[]): Promise<NewNotification[]> => {
  const ids = [...new Set(added.map(({ memberId }) => memberId))];
  const rows = await tx
    .select({ id: members.id, muted: members.muted_notifications })
    .from(members)
    .where(sql`${members.id} = any(${sql.param(ids)}::bigint[])`);
  const mutedBy = new Map(rows.map(({ id, muted }) => [id, muted]));
  return added.filter(({ memberId, kind }) => !mutedBy.get(memberId)?.includes(kind));
};

/** Adds notifications in the transaction that causes them: either both happen or neither. Muted kinds are skipped. */
export const notify = async (tx: Db, added: readonly NewNotification[]): Promise<void> => {
  const wanted = await withoutMuted(tx, added);
  await insertRows(
    tx,
    notifications,
    wanted.map(({ memberId, kind, assetId = null, data = {} }) => ({
      member_id: memberId,
      kind,
      asset_id: assetId,
      data,
    })),
  );
};
