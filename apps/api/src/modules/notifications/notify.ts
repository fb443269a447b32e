import type { NotificationData, NotificationKind } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';

export interface Notice {
  memberId: number;
  kind: NotificationKind;
  assetId?: number;
  data?: NotificationData;
}

/** Tells members something in the transaction that made it true: either both happen or neither. */
export const notify = async (tx: Db, notices: readonly Notice[]): Promise<void> => {
  if (notices.length === 0) return;
  await tx
    .insert(notifications)
    .values(
      notices.map(({ memberId, kind, assetId, data }) => ({ member_id: memberId, kind, asset_id: assetId, data })),
    );
};
